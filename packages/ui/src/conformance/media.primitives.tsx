import { Anchor } from 'lucide-react';
import { Carousel } from '../carousel/carousel.tsx';
import { Cover } from '../cover/cover.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Icon } from '../icon/icon.tsx';
import { Image } from '../image/image.tsx';
import { picture } from '../image/pictures.fixtures.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import type { Primitives } from './primitives.types.ts';

/** Pictures. */
export const MEDIA: Primitives = {
  Carousel: (given) => (
    <Carousel
      label="要闻"
      everyMs={5000}
      labels={{
        carousel: '轮播',
        slide: '一页',
        previous: '上一张',
        next: '下一张',
        stop: '停止',
        start: '开始',
        position: (index, count, name) => `${index}/${count} ${name}`,
      }}
      slides={['一', '二'].map((name) => ({ id: name, name, content: <p>{name}</p> }))}
      {...given}
    />
  ),
  Cover: (given) => <Cover id="p-1" kind="range" style={{ maxWidth: 160 }} {...given} />,
  Gallery: (given) => (
    <Gallery
      label="照片"
      labels={{
        open: (alt) => `放大：${alt}`,
        close: '关闭',
        previous: '上一张',
        next: '下一张',
        zoomIn: '放大',
        zoomOut: '缩小',
        position: (index, count) => `${index}/${count}`,
        zoom: (percent) => `${percent}%`,
      }}
      pictures={[{ src: picture(205), alt: '园区', width: 1200, height: 800 }]}
      {...given}
    />
  ),
  Icon: (given) => <Icon as={Anchor} {...given} />,
  Image: (given) => (
    <Image
      src={picture(150)}
      alt="园区"
      width={1200}
      height={800}
      cover={{ id: 's-1', kind: 'berth' }}
      style={{ maxWidth: 160 }}
      {...given}
    />
  ),
  QrCode: (given) => <QrCode value="https://example.org" label="二维码" {...given} />,
};

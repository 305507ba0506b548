import type { Words } from '../../../../api/src/modules/policy/matching/criterion-data.ts';
import { cnyText } from '../../cny-text.ts';
import { themes } from '../themes.ts';
import { capsArt, conditionsArt, papersArt, rateArt, timelineArt } from './illustration-art.ts';

export interface DemoPicture {
  file_id: string;
  title: Words;
  text: Words;
  svg: () => string;
}
export interface DemoIllustration {
  id: string;
  theme: (typeof themes)[number];
  pictures: readonly DemoPicture[];
}

const COUNT = 30;
const w = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });
const two = (at: number): string => String(at).padStart(2, '0');

/** Illustrations of the first themes, each told in five pictures; the same on every machine. */
export const demoIllustrations: readonly DemoIllustration[] = Array.from({ length: COUNT }, (_, at) => {
  const theme = themes[at % themes.length] ?? themes[0];
  const id = `ill-${two(at + 1)}`;
  const [first] = theme.measures;
  const caps = theme.measures.map(({ cap }) => cap);
  const conditions = 5 + (at % 4);
  const rate = first.rate === 100 ? 50 : Math.max(first.rate, 5);
  const papers = 7 + (at % 5);
  const filled = papers - 3;
  const start = 1 + (at % 8);
  const months = [start, start + 1, start + 3, start + 4];
  const days = months.map((month) => `${month}.${10 + (at % 15)}`);
  const most = Math.max(...caps);
  const names = (locale: 'zh-CN' | 'en', mark: string) =>
    theme.measures
      .map(({ what, cap }) => (locale === 'en' ? `${what.en}: ${cnyText(cap)}` : `${what['zh-CN']}${cap}万元`))
      .join(mark);
  const pictures = [
    {
      title: w(`${conditions}个条件，全满足才能申`, `${conditions} conditions, all to be met`),
      text: w(
        `申报${theme.topic['zh-CN']}支持要满足${conditions}个条件：在区内注册满一年、属于支持领域、近三年无严重失信、按要求报送统计数据等，缺一不可。`,
        `Support for ${theme.topic.en} has ${conditions} conditions, among them a year of registration in the zone, a supported field, no serious breach of trust in three years and statistics reported. All have to be met.`,
      ),
      svg: () => conditionsArt(conditions),
    },
    {
      title: w(`${caps.length}类支持，最高${most}万元`, `${caps.length} kinds of support, up to ${cnyText(most)}`),
      text: w(
        `${names('zh-CN', '，')}。金额为上限，一家企业同年只能选一类。`,
        `${names('en', '; ')}. These are the most that is paid; an enterprise chooses one kind a year.`,
      ),
      svg: () => capsArt(caps),
    },
    {
      title: w(`投入100，补${rate}`, `Spend 100, get ${rate} back`),
      text: w(
        `按${first.basis['zh-CN']}的${rate}%事后补助：每投入100万元，可得${rate}万元，以上限为准。`,
        `${rate}% of ${first.basis.en} is paid afterwards: for every CNY 1,000,000 spent, ${cnyText(rate)}, up to the cap.`,
      ),
      svg: () => rateArt(rate),
    },
    {
      title: w(
        `${months[1]}月截止，${months[3]}月见结果`,
        `Closes in month ${months[1]}, results in month ${months[3]}`,
      ),
      text: w(
        `${months[0]}月开放，${months[1]}月截止，${months[2]}月专家评审，${months[3]}月公示。`,
        `Opens in month ${months[0]}, closes in month ${months[1]}, reviewed in month ${months[2]}, published in month ${months[3]} of the year.`,
      ),
      svg: () => timelineArt(days, 1),
    },
    {
      title: w(`${papers}份材料，${filled}份不用交`, `${papers} papers, ${filled} of them are here already`),
      text: w(
        `营业执照、纳税、社保等${filled}份由平台调取，要自己交的只有申报书、审计报告、绩效目标表3份，都有模板。`,
        `The platform has ${filled} of them, such as licence, tax and insurance. You hand in three: application, audit report and targets, each with a template.`,
      ),
      svg: () => papersArt(papers, filled),
    },
  ];
  return { id, theme, pictures: pictures.map((picture, index) => ({ ...picture, file_id: `f-${id}-${index + 1}` })) };
});

import { Button } from '@zonekit/ui/button';
import { Tag } from '@zonekit/ui/tag';
import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <Tag>List</Tag>
      <Button kind="danger" className="bg-[rgb(60,120,20)]">
        Own colour
      </Button>
      <Link href="/tailwind">Start</Link>
    </main>
  );
}

import { Button } from '@zonekit/ui/button';
import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <Button className="bg-[rgb(120,60,20)]">Own colour</Button>
      <Link href="/tailwind/forms">Forms</Link>
    </main>
  );
}

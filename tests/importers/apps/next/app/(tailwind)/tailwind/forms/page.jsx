import { Button } from '@zonekit/ui/button';
import { TextInput } from '@zonekit/ui/text-input';
import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <TextInput aria-label="Enterprise" name="enterprise" />
      <Button kind="primary" className="bg-[rgb(20,60,120)]">
        Own colour
      </Button>
      <Link href="/tailwind/lists">Lists</Link>
    </main>
  );
}

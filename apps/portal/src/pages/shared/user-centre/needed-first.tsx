import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { UserCentrePage } from './user-centre-page.tsx';

interface NeededFirstProps {
  /** Of the page. */
  page: string;
  /** What is needed, and why. */
  title: string;
  hint: string;
  /** Where to get it. */
  href: string;
  action: string;
}

/** A form that cannot be filled in yet, and the way to what it needs: an enterprise, a contract. */
export function NeededFirst({ page, title, hint, href, action }: NeededFirstProps) {
  return (
    <Container>
      <UserCentrePage title={page}>
        <EmptyState
          headingLevel={2}
          title={title}
          action={
            <Button asChild kind="primary">
              <Link href={href}>{action}</Link>
            </Button>
          }
        >
          {hint}
        </EmptyState>
      </UserCentrePage>
    </Container>
  );
}

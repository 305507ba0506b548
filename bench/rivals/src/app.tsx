import { Button } from '@zonekit/ui/button';
import { lazy, Suspense, useState } from 'react';
import { Home } from './home.tsx';
import { List } from './list.tsx';
import { MainNav } from './main-nav.tsx';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx'));
const BookingDialog = lazy(() => import('./booking-dialog.tsx'));

type DialogName = 'survey' | 'booking';

export function App() {
  const [page, setPage] = useState<'home' | 'list'>('home');
  const [open, setOpen] = useState<DialogName | null>(null);
  // By the contract a dialog stays mounted after its first opening, its content does not.
  const [seen, setSeen] = useState<ReadonlySet<DialogName>>(new Set());
  const show = (name: DialogName) => {
    setSeen((names) => new Set(names).add(name));
    setOpen(name);
  };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <>
      <header className="hd">
        <span className="brand">Enterprise Portal</span>
        <MainNav />
        <Button data-testid="go-home" onClick={() => setPage('home')}>
          Home
        </Button>
        <Button data-testid="go-list" onClick={() => setPage('list')}>
          Programmes
        </Button>
        <Button kind="primary" data-testid="login">
          Log in
        </Button>
      </header>
      {page === 'home' ? <Home onSurvey={() => show('survey')} onBooking={() => show('booking')} /> : <List />}
      <Suspense fallback={null}>
        {seen.has('survey') && <SurveyDialog open={open === 'survey'} onOpenChange={onOpenChange} />}
        {seen.has('booking') && <BookingDialog open={open === 'booking'} onOpenChange={onOpenChange} />}
      </Suspense>
    </>
  );
}

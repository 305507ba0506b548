import { Paper } from '../../../../zone/paper.tsx';

export default async function Page({ params }) {
  return <Paper no={(await params).no} />;
}

import { Papers } from '../../../zone/papers.tsx';

export default async function Page({ searchParams }) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return <Papers query={String(new URLSearchParams(given))} />;
}

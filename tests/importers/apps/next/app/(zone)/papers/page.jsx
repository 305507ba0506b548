export default function Page() {
  return <p>Papers</p>;
}

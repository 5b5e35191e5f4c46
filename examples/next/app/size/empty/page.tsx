/** An empty page. tools/example.ts measures how much more code the other pages in this folder load. */
export default function EmptyPage() {
  return <main />;
}

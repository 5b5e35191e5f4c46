/** tools/example.ts compares the pages in this folder with this one. */
export default function EmptyPage() {
  return <main />;
}

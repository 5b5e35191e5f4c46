/** tools/example.ts compares the other pages in this folder with this page. */
export default function EmptyPage() {
  return <main />;
}

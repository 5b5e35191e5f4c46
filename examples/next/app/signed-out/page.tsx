/** A page without data, which needs no sign-in. */
export default function SignedOutPage() {
  return (
    <main>
      <h1>You’re signed out</h1>
      {/* A link of Next.js would prefetch the list, which starts a sign-in. */}
      <a href="/">Sign in</a>
    </main>
  );
}

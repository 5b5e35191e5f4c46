/** A page without data, which needs no sign-in. */
export default function SignedOutPage() {
  return (
    <main>
      <h1>You’re signed out</h1>
      <a href="/sign-in">Sign in</a>
    </main>
  );
}

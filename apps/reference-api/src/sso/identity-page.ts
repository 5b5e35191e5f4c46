import { html } from 'hono/html';

export type Identity = { id: string; name: string; description: string };

/**
 * Creates the page where a developer chooses a user: HTML without scripts or inline styles.
 *
 * @param hiddenFields Values that the form submits with the choice, by name.
 */
export function createIdentityPage(
  identities: readonly Identity[],
  hiddenFields: Readonly<Record<string, string>>,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Development sign-in</title>
        <link rel="stylesheet" href="/sso/development/identity-page.css" />
      </head>
      <body>
        <main>
          <h1>Development sign-in</h1>
          <p>
            This page replaces an identity provider for development. It works only on this computer,
            and all users are fictional. Choose a user to sign in as.
          </p>
          <form method="post" action="/sso/development/choose">
            ${Object.entries(hiddenFields).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <ul>
              ${identities.map(
                ({ id, name, description }) =>
                  html`<li>
                    <button name="identity" value="${id}" aria-describedby="about-${id}">
                      ${name}
                    </button>
                    <p id="about-${id}">${description}</p>
                  </li>`,
              )}
            </ul>
            <p><button name="identity" value="">Cancel</button></p>
          </form>
        </main>
      </body>
    </html>`;
}

/** The page's stylesheet, served as a file because the content security policy allows no inline styles. */
export const identityPageStyles = `:root {
  color-scheme: light dark;
  --ink: light-dark(#0e2a2d, #eef3ee);
  --paper: light-dark(#f4f1e8, #0c1c1e);
  --line: light-dark(#0e2a2d59, #eef3ee59);
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif;
}
main {
  max-inline-size: 42rem;
  margin-inline: auto;
  padding: 2rem 1rem;
}
ul {
  list-style: none;
  margin: 0;
  padding: 0;
  border-block-end: 1px solid var(--line);
}
li {
  border-block-start: 1px solid var(--line);
  padding-block: 0.75rem;
}
li p {
  margin: 0.25rem 0 0;
}
button {
  min-block-size: 44px;
  padding: 0.5rem 1rem;
  border: 1px solid currentColor;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
}
button:hover {
  text-decoration: underline;
}
button:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 2px;
}
`;

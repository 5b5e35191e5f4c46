import type {
  OpenApiDocument,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
  Ref,
} from '@producer-portal/api/openapi';
import { html, raw } from 'hono/html';
import { exampleOf, fieldRows, typeOf, type FieldRow } from './shapes.ts';
import { join, prose, type Html } from './text.ts';

/**
 * The contract as a page for people: every call with its keys, bodies, answers, refusals and an
 * example, and every shape field by field. It is one document, so that a browser's search finds all
 * of it.
 */
export function docsPage(document: OpenApiDocument): Html {
  const { info, tags, components } = document;
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const groups = tags.map((tag) => ({
    ...tag,
    id: idOf(tag.name),
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const navigation = html`<ul>
    ${groups.map(
      (group) =>
        html`<li>
          <a href="#${group.id}">${group.name}</a>
          <ul>
            ${group.calls.map(
              ({ operation }) =>
                html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
            )}
          </ul>
        </li>`,
    )}
    <li><a href="#shapes">Shapes</a></li>
    <li><a href="#refusals">Refusals</a></li>
    <li><a href="#headers">Headers</a></li>
  </ul>`;

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title} ${info.version}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/docs.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        <header class="masthead">
          <div>
            <p class="kicker">Version ${info.version} · OpenAPI ${document.openapi}</p>
            <h1>${info.title}</h1>
            <p>${info.summary}. ${calls.length} calls.</p>
            <p><a href="/api/v1/openapi.json">The same as JSON</a></p>
          </div>
        </header>
        <div class="columns">
          <nav aria-label="Calls">
            <details class="index">
              <summary>All calls</summary>
              ${navigation}
            </details>
            <div class="rail">${navigation}</div>
          </nav>
          <main id="content" tabindex="-1">
            <p class="lead">${prose(info.description)}</p>
            ${groups.map(
              (group) =>
                html`<section aria-labelledby="${group.id}">
                  <h2 id="${group.id}">${group.name}</h2>
                  <p>${prose(group.description)}</p>
                  ${group.calls.map((call) => callPart(call, components))}
                </section>`,
            )}
            <section aria-labelledby="shapes">
              <h2 id="shapes">Shapes</h2>
              ${Object.entries(components.schemas).map(
                ([name, shape]) =>
                  html`<article aria-labelledby="shape-${name}">
                    <h3 id="shape-${name}">${name}</h3>
                    ${shapePart(shape)}
                  </article>`,
              )}
            </section>
            <section aria-labelledby="refusals">
              <h2 id="refusals">Refusals</h2>
              <p>
                ${prose('Each has the shape')} <a href="#shape-Error">Error</a>. A body that is no
                JSON, such as a proxy’s page, is judged by its status alone.
              </p>
              <dl class="terms">
                ${Object.entries(components.responses).map(
                  ([name, { description, headers = {} }]) =>
                    html`<dt id="refusal-${name}">${statusOf(document, name)} ${name}</dt>
                      <dd>
                        ${prose(description)}
                        ${
                          'Retry-After' in headers
                            ? html`With <a href="#header-Retry-After"><code>Retry-After</code></a
                                >.`
                            : ''
                        }
                      </dd>`,
                )}
              </dl>
            </section>
            <section aria-labelledby="headers">
              <h2 id="headers">Headers</h2>
              <dl class="terms">
                ${Object.entries(components.headers).map(
                  ([name, { description }]) =>
                    html`<dt id="header-${name}"><code>${name}</code></dt>
                      <dd>${prose(description)}</dd>`,
                )}
              </dl>
            </section>
          </main>
        </div>
      </body>
    </html>`;
}

type Call = { path: string; method: string; operation: OpenApiOperation };

function callPart({ path, method, operation }: Call, components: OpenApiDocument['components']) {
  const { operationId: id, summary, description, requestBody, security } = operation;
  const answers = Object.entries(operation.responses);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? lookUp(parameter, components.parameters) : parameter,
  );
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}"><a class="anchor" href="#${id}">${summary}</a></h3>
    <p class="address">
      <span class="method" data-method="${method}">${method}</span> ${breakable(path)}
    </p>
    ${description ? html`<p>${prose(description)}</p>` : ''}
    ${security ? html`<p>It is sent without a token.</p>` : ''}
    ${
      parameters.length > 0
        ? html`<h4>Keys</h4>
            ${keyTable(parameters)}`
        : ''
    }
    ${
      requestBody
        ? html`<h4>Body</h4>
            ${bodyPart(requestBody.content)}`
        : ''
    }
    ${answers.map(([status, response]) => ('$ref' in response ? '' : answerPart(status, response)))}
    <p class="refused">
      Refused with
      ${join(
        answers.flatMap(([status, response]) =>
          '$ref' in response ? [html`<a href="#refusal-${nameIn(response)}">${status}</a>`] : [],
        ),
        ', ',
      )}.
    </p>
    ${examplePart({ path, method, operation }, parameters)}
  </article>`;
}

function answerPart(status: string, { description, headers = {}, content }: OpenApiResponse) {
  const names = Object.keys(headers);
  return html`<h4>Answer ${status}</h4>
    ${content ? bodyPart(content) : html`<p>${description}</p>`}
    <p class="refused">
      Headers:
      ${join(
        names.map((name) => html`<a href="#header-${name}"><code>${name}</code></a>`),
        ', ',
      )}.
    </p>`;
}

function bodyPart(content: OpenApiMedia) {
  const { schema } = content['application/json'];
  const rows = fieldRows(schema);
  return rows.length > 0 ? fieldTable(rows) : html`<p>${typeOf(schema)}</p>`;
}

function shapePart(shape: OpenApiSchema) {
  const [base, own] = shape.allOf ?? [];
  if (!base) return fieldTable(fieldRows(shape));
  return html`<p>
      ${own ? html`The fields of ${typeOf(base)}, and:` : html`The fields of ${typeOf(base)}.`}
    </p>
    ${own ? fieldTable(fieldRows(own)) : ''}`;
}

const places = { path: 'in the path', query: '', header: 'header' };

function keyTable(parameters: readonly OpenApiParameter[]) {
  const rows = parameters.map(({ name, in: place, required = false, schema, description }) => ({
    name,
    notes: [places[place], required && place !== 'path' ? 'required' : ''],
    type: typeOf(schema),
    description,
  }));
  return table('Key', rows);
}

const fieldTable = (rows: readonly FieldRow[]) => table('Field', rows);

function table(what: 'Key' | 'Field', rows: readonly FieldRow[]) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${what}</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, notes, type, description }) =>
          html`<tr>
            <th scope="row">
              <code>${breakable(name)}</code>
              <span class="notes">${notes.filter((note) => note !== '').join(', ')}</span>
            </th>
            <td>${type}</td>
            <td>${prose(description)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function examplePart({ path, method, operation }: Call, parameters: readonly OpenApiParameter[]) {
  const [status = '', answer] =
    Object.entries(operation.responses).find(([, response]) => !('$ref' in response)) ?? [];
  const told = answer && !('$ref' in answer) ? answer : undefined;
  const answered = told?.content?.['application/json'].example;
  const sent = operation.requestBody?.content['application/json'].example;
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${exampleOf(parameter.schema)}`);
  const id = parameters.find((parameter) => parameter.in === 'path');
  const address = path.replace('{id}', id ? exampleOf(id.schema) : '');
  const request = [
    `${method} ${address}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ...(operation.security ? [] : ['Authorization: Bearer eyJhbGciOi…']),
    ...parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => `${parameter.name}: 6f9619ff-8b86-4d01-b42d-00cf4fc964ff`),
    ...(sent === undefined
      ? []
      : ['Content-Type: application/json', '', JSON.stringify(sent, null, 2)]),
  ];
  const response = [
    status,
    ...(answered === undefined ? [] : ['', JSON.stringify(answered, null, 2)]),
  ];
  return html`<details>
    <summary>Example<span class="hidden">: ${operation.summary}</span></summary>
    ${code(`Request of the example: ${operation.summary}`, request.join('\n'))}
    ${code(`Answer of the example: ${operation.summary}`, response.join('\n'))}
  </details>`;
}

/** Long ones scroll, so they can be reached by keyboard. */
const code = (label: string, text: string) =>
  html`<pre
    tabindex="0"
    role="region"
    aria-label="${label}"
  ><code>${raw(escaped(text))}</code></pre>`;

/** What stands in a `pre` is told as it is: the template would set in its lines. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Long names may break behind their signs. */
const breakable = (name: string) =>
  join(
    name.split(/(?<=[/_.])/).map((part) => html`${part}`),
    html`<wbr />`,
  );

/** A group may have the name of a call. */
const idOf = (name: string) => `about-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const nameIn = ({ $ref }: Ref) => $ref.split('/').at(-1) ?? '';

function lookUp<Part>(ref: Ref, parts: Readonly<Record<string, Part>>): Part {
  const found = parts[nameIn(ref)];
  if (found === undefined) throw new Error(`The document does not hold ${ref.$ref}`);
  return found;
}

/** The status that a refusal stands for: some call names it. */
function statusOf(document: OpenApiDocument, name: string): string {
  const answers = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.entries(responses));
  const found = answers.find(([, response]) => '$ref' in response && nameIn(response) === name);
  return found?.[0] ?? '';
}

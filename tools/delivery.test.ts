import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/reference-api/src/config.ts';
import { SECRET_SETTINGS } from '../apps/reference-api/src/secret-files.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Values that the host accepts for its secrets. */
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://portal:password@database/portal',
  DATABASE_READ_URL: 'postgres://portal:password@replica/portal',
  SIGNING_KEY_SECRET: Buffer.alloc(32, 7).toString('base64url'),
  OIDC_CLIENT_SECRET: 'client-secret',
  METRICS_TOKEN: 'a-token-of-enough-letters',
};

/** The names of all settings, as the host's code reads them. */
const settingNames = new Set(
  ['config.ts', 'secret-files.ts', 'sso/settings.ts'].flatMap((file) =>
    [...read(`apps/reference-api/src/${file}`).matchAll(/'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
);

/** The variables that the image sets. */
const imageSettings = Object.fromEntries(
  [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split('=')),
  ),
) as Record<string, string>;

/** Fails for a name that no code reads, because a misspelled setting would have no effect. */
function expectKnown(names: readonly string[]): void {
  const isKnown = (name: string) =>
    settingNames.has(name) || SECRET_SETTINGS.some((each) => name === `${each}_FILE`);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
}

describe('the image', () => {
  const [, ...stages] = read('Dockerfile').split(/^FROM /m);
  const lastStage = stages.at(-1) ?? '';

  it('contains only what an earlier stage built', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(lastStage.match(/^(?:COPY|ADD) .+$/gm)).toEqual(['COPY --from=build /app ./']);
  });

  it('runs as a user without privileges, and has a health check', () => {
    expect(lastStage.match(/^USER .+$/gm)).toEqual(['USER node']);
    expect(lastStage).toMatch(/^HEALTHCHECK .*\n +CMD .*\/healthz/m);
  });

  it('is built without the secrets and data of this computer', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['deploy/compose/secrets', '**/*.env', '**/.data']),
    );
    // A line with "!" would include files again.
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
  });
});

interface Service {
  environment?: Record<string, string>;
  env_file?: string;
  secrets?: string[];
  read_only?: boolean;
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
  };

  it('has two hosts and a migration with settings that the host accepts', () => {
    for (const name of ['migrate', 'host-1', 'host-2']) {
      const service = compose.services[name];
      if (!service) throw new Error(`${name} is missing.`);
      expect(service.read_only).toBe(true);
      const env: Record<string, string | undefined> = {
        ...parseEnv(read(service.env_file ?? '')),
        ...service.environment,
      };
      expectKnown(Object.keys(env));
      for (const [setting, path] of Object.entries(env)) {
        if (!setting.endsWith('_FILE')) continue;
        expect(service.secrets).toContain(path?.replace('/run/secrets/', ''));
      }
      const config = readConfig({ ...imageSettings, ...env, ...secrets });
      expect(config).toMatchObject({ developmentSignIn: false, trustProxy: true, port: 4174 });
    }
  });

  it('declares every secret that a service uses, in files that Git ignores', () => {
    const used = Object.values(compose.services).flatMap(({ secrets: names = [] }) => names);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
    for (const { file } of Object.values(compose.secrets)) {
      expect(file).toMatch(/^deploy\/compose\/secrets\//);
    }
    expect(read('.gitignore')).toContain('deploy/compose/secrets/');
  });
});

describe('the chart', () => {
  const values = parse(read('deploy/chart/values.yaml')) as { settings: Record<string, string> };
  const validate = new Ajv({ allErrors: true, allowMatchingProperties: true }).compile(
    JSON.parse(read('deploy/chart/values.schema.json')) as object,
  );

  it('has values that its schema and the host accept', () => {
    validate(values);
    expect(validate.errors).toBeNull();
    expectKnown(Object.keys(values.settings));
    const config = readConfig({
      ...imageSettings,
      MODE: 'production',
      TRUST_PROXY: 'on',
      ...values.settings,
      ...secrets,
    });
    expect(config).toMatchObject({ developmentSignIn: false, trustProxy: true, port: 4174 });
  });

  it.each([
    ['a misspelled key', { replica: 3 }],
    ['a secret among the settings', { settings: { ...values.settings, ...secrets } }],
    ['an address without https', { settings: { PUBLIC_ORIGIN: 'http://portal.example.com' } }],
    ['no hosts', { replicas: 0 }],
    ['a number as a setting', { settings: { ...values.settings, AUDIT_DAYS: 400 } }],
  ])('refuses %s', (_what, change) => {
    expect(validate({ ...values, ...change })).toBe(false);
  });

  it('uses only values that values.yaml contains', () => {
    for (const file of globSync('deploy/chart/templates/*', { cwd: root })) {
      for (const [, path = ''] of read(file).matchAll(/\.Values\.([\w.]+)/g)) {
        const value = path
          .split('.')
          .reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], values);
        expect(value, `${file}: ${path}`).toBeDefined();
      }
    }
  });
});

it('docs/operating.md explains every setting', () => {
  const text = read('docs/operating.md');
  // NODE_ENV is a convention of Node.js, not a setting of the host.
  const unexplained = [...settingNames].filter((name) => !text.includes(`\`${name}\``));
  expect(unexplained).toEqual(['NODE_ENV']);
});

// The main door once more: what two entries share stands in a chunk, and the door itself holds nothing but names.
export * from '../../src/index.ts';

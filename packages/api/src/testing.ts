export type { Persona, SampleLibrary, WireClaims } from './testing/library.ts';

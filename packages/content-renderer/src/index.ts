export { RichContent, type RichContentProps } from './rich-content.tsx';
export * from './steps.ts';

import { RichContent, type ContentPolicy } from '@producer-portal/content-renderer';
import type { CreateRichText } from './candidate.ts';

const policy: ContentPolicy = { imageHosts: ['img.example.com'] };

function RichText({ html }: { html: string }) {
  return <RichContent html={html} policy={policy} />;
}

export const createRichText: CreateRichText = () => RichText;

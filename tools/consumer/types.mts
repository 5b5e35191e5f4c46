// Compiled as an ES module and, under the name types.cts, as CommonJS.
import { alerts, createApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { RichContent } from '@producer-portal/content-renderer';
import { parse } from '@producer-portal/content-renderer/steps';
import * as ui from '@producer-portal/ui';
import { Button, type ButtonProps } from '@producer-portal/ui/button';
import '@producer-portal/ui/button.css';
import '@producer-portal/content-renderer/styles.css';

const props: ButtonProps = { children: 'Save' };
export const values = [
  alerts,
  createApiClient,
  createSession,
  handlers,
  parse,
  props,
  RichContent,
  sampleHandlers,
  sampleTokens,
];
export const isSame = Button === ui.Button;

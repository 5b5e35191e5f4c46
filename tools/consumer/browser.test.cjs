/** @jest-environment jsdom */
// Runs in Jest's default mode, which can't load ES modules such as parse5.
const { act, createElement } = require('react');

test('components render in a browser', () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const { createRoot } = require('react-dom/client');
  const { RichContent } = require('@producer-portal/content-renderer');
  const { Button } = require('@producer-portal/ui/button');
  const content = createElement(RichContent, {
    key: 'content',
    html: '<p>Text<script>x</script></p>',
  });
  const root = createRoot(document.body);
  act(() => root.render([content, createElement(Button, { key: 'button' }, 'Save')]));
  expect(document.querySelector('p').outerHTML).toBe('<p>Text</p>');
  expect(document.querySelector('button').className).toContain('pp_button_root');
});

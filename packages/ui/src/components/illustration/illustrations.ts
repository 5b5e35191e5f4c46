/**
 * The paths of an `Illustration`, in a 120 by 120 view box. Each illustration is a separate export, so
 * that a page loads only the illustrations it shows.
 */
export interface IllustrationPaths {
  /** The shape in the category color. It is offset slightly behind the lines. */
  spot: string;
  /** Solid lines. */
  lines: string;
  /** Dashed lines. */
  dashes?: string;
}

/** A tray with one sheet of paper in it. */
export const inboxIllustration: IllustrationPaths = {
  spot: 'M28 22h52l8 8v34H28z',
  lines:
    'M28 62V22h52l8 8v32M80 22v8h8M40 38h36M40 48h24M16 62h26c2 9 8 14 18 14s16-5 18-14h26v36H16zM16 62l8-14h4M104 62l-8-14h-8',
};

export const stampPadIllustration: IllustrationPaths = {
  spot: 'M14 84h92v12H14z',
  lines:
    'M14 84h92v20H14zM14 96h92M60 14c9 0 15 6 15 14 0 7-6 10-6 18v8h17c5 0 8 3 8 8v10H26V62c0-5 3-8 8-8h17v-8c0-8-6-11-6-18 0-8 6-14 15-14zM26 72h68M20 84l6-12M100 84l-6-12M51 46h18',
};

export const foldedMapIllustration: IllustrationPaths = {
  spot: 'M44 24l32 12v64L44 88z',
  lines: 'M12 36l32-12 32 12 32-12v64l-32 12-32-12-32 12zM44 24v64M76 36v64M90 34l8 8M98 34l-8 8',
  dashes: 'M22 76c8-2 6-14 14-16s8 8 18 6 8-16 18-16 12 6 26-6',
};

export const orderFormIllustration: IllustrationPaths = {
  spot: 'M28 30h64v16H28z',
  lines:
    'M28 12h64v92l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6zM28 30h64M28 46h64M38 21h26M38 58h28M38 70h28M38 82h18M80 58h4M80 70h4M80 82h4',
};

export const calendarPageIllustration: IllustrationPaths = {
  spot: 'M18 24h84v20H18z',
  lines:
    'M18 24h84v80H18zM18 44h84M38 15v18M82 15v18M32 58h5M51 58h5M70 58h5M86 58h5M32 74h5M51 74h5M86 74h5M32 90h5M51 90h5M82 74a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM67 74l4 4 7-8',
};

/** Index cards with tabs in a drawer. */
export const indexCardsIllustration: IllustrationPaths = {
  spot: 'M28 37h34l3-6h16l3 6h8v16H28z',
  lines:
    'M36 37V20h12l3-6h16l3 6h14v17M28 53V37h34l3-6h16l3 6h8v16M20 69V53h8l3-6h16l3 6h50v16M12 69h96v36H12zM44 81h32v12H44zM52 87h16',
};

export const clippedDocumentIllustration: IllustrationPaths = {
  spot: 'M30 22h46l14 14v70H30z',
  lines:
    'M38 22h38l14 14v70H30V44M76 22v14h14M60 46h18M44 60h34M44 74h34M44 88h20M36 40V18a8 8 0 0 1 16 0v24a5 5 0 0 1-10 0V22',
};

/** A tag on a string. */
export const starLabelIllustration: IllustrationPaths = {
  spot: 'M38 32h70v56H38L20 60z',
  lines:
    'M38 32h70v56H38L20 60zM41 60a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM31 60c-12-2-19 6-19 16s6 16 4 26M75 42l5.5 11.5 12.5 1.7-9.2 8.7 2.3 12.5L75 70.3l-11.1 6.1 2.3-12.5-9.2-8.7 12.5-1.7z',
};

export const megaphoneIllustration: IllustrationPaths = {
  spot: 'M36 46l44-22v72L36 74z',
  lines:
    'M36 46l44-22v72L36 74zM36 46H24a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h12M80 48a12 12 0 0 1 0 24M40 76l6 28h14l-6-21M98 38l8-6M102 60h10M98 82l8 6',
};

export const headsetIllustration: IllustrationPaths = {
  spot: 'M32 62v30h-8a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8zM88 62v30h8a8 8 0 0 0 8-8V70a8 8 0 0 0-8-8z',
  lines:
    'M32 62v30h-8a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8zM88 62v30h8a8 8 0 0 0 8-8V70a8 8 0 0 0-8-8zM20 63V54a40 40 0 0 1 80 0v9M30 62v-8a30 30 0 0 1 60 0v8M96 92v4a10 10 0 0 1-10 10H70M52 101h18v10H52z',
};

export const newspaperIllustration: IllustrationPaths = {
  spot: 'M26 50h28v22H26z',
  lines:
    'M16 22h72v82H26a10 10 0 0 1-10-10zM88 44h16v50a10 10 0 0 1-10 10H80M26 34h52M26 50h28v22H26zM62 51h16M62 61h16M62 71h16M26 82h52M26 92h52',
};

export const binderIllustration: IllustrationPaths = {
  spot: 'M54 30h34v22H54z',
  lines:
    'M20 14h80a4 4 0 0 1 4 4v84a4 4 0 0 1-4 4H20zM38 14v92M26 32h18M26 60h18M26 88h18M54 30h34v22H54zM61 38h20M61 45h12M54 68h36M54 78h36M54 88h22',
};

export const photoPrintIllustration: IllustrationPaths = {
  spot: 'M32 26h56v48H32z',
  lines:
    'M22 16h76v90H22zM32 26h56v48H32zM32 66l16-17 12 12 9-9 19 18M78 40a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM42 90h36',
};

/** A desktop monitor with a play button. */
export const screenIllustration: IllustrationPaths = {
  spot: 'M50 36l26 15-26 15z',
  lines: 'M12 20h96v70H12zM12 80h96M50 36l26 15-26 15zM50 90l-4 14M70 90l4 14M36 104h48',
};

export const packageIllustration: IllustrationPaths = {
  spot: 'M60 14l44 20-44 20-44-20z',
  lines:
    'M60 14l44 20v50l-44 22-44-22V34zM16 34l44 20 44-20M60 54v52M36 25l44 20v18l8-4V41L44 21.3M26 74l16 8',
};

/** A mug of coffee, for "nothing left to do". */
export const mugIllustration: IllustrationPaths = {
  spot: 'M26 46h56v34a18 18 0 0 1-18 18H44a18 18 0 0 1-18-18z',
  lines:
    'M26 46h56v34a18 18 0 0 1-18 18H44a18 18 0 0 1-18-18zM82 54h8a11 11 0 0 1 0 22h-8M42 36c-6-6 6-10 0-18M54 36c-6-6 6-10 0-18M66 36c-6-6 6-10 0-18M14 106h80',
};

export const manufacturedHomeIllustration: IllustrationPaths = {
  spot: 'M18 34h84l10 16H8z',
  lines:
    'M18 34h84l10 16H8zM14 50v36h92V50M14 86v12h92V86zM30 86v12M44 86v12M90 86v12M22 60h24v14H22zM34 60v14M58 86V58h16v28M70 72h1M84 60h14v14H84zM54 98v-6h24v6M50 104v-6h32v6M4 104h112',
};

export const dwellingIllustration: IllustrationPaths = {
  spot: 'M60 18l46 38H14z',
  lines:
    'M14 56l46-38 46 38M26 46v56h68V46M52 102V74h16v28M63 88h1M36 60h12v14H36zM72 60h12v14H72zM42 60v14M78 60v14M82 36V20h12v26M8 102h104',
};

/** Keys with a house-shaped tag. */
export const landlordIllustration: IllustrationPaths = {
  spot: 'M58 66l22-18 22 18v38H58z',
  lines:
    'M58 66l22-18 22 18v38H58zM72 104V82h16v22M66 28a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM62 38l18 22M46 56a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM36 52a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM29 70v36h8V70M37 82h8v8h-8M37 97h6',
};

export const umbrellaIllustration: IllustrationPaths = {
  spot: 'M37 62c0-18 9-36 23-44 14 8 23 26 23 44-6-8-17-8-23 0-6-8-17-8-23 0z',
  lines:
    'M14 62c0-24 20-44 46-44s46 20 46 44c-6-8-17-8-23 0-6-8-17-8-23 0-6-8-17-8-23 0-6-8-17-8-23 0zM37 62c0-18 9-36 23-44 14 8 23 26 23 44M60 18v-7M60 62v34a9 9 0 0 1-18 0v-3',
};

export const motorcycleIllustration: IllustrationPaths = {
  spot: 'M48 62c2-8 10-12 18-12s14 4 18 12z',
  lines:
    'M44 86a17 17 0 1 1-34 0 17 17 0 0 1 34 0zM30 86a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM112 86a17 17 0 1 1-34 0 17 17 0 0 1 34 0zM98 86a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM48 62c2-8 10-12 18-12s13 4 16 12zM48 62H22c-4 0-6-3-6-7 10 2 22 2 32 1M27 86l15-24M46 62l4 26h20l8-26M50 76h24M95 86L80 40M66 38h15M88 50a6 6 0 1 0-4 6M30 92h22',
};

export const travelTrailerIllustration: IllustrationPaths = {
  spot: 'M10 66h94l2 18H10z',
  lines:
    'M34 84H14a4 4 0 0 1-4-4V40a16 16 0 0 1 16-16h58c12 0 16 8 18 20l4 40H58M58 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM49 86a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM10 66h56M84 66h20M66 84V40h18v44M70 62h3M20 40h34v16H20zM37 40v16M106 84h10M112 84v14M108 98h8M34 24v-6h14v6',
};

export const motorHomeIllustration: IllustrationPaths = {
  spot: 'M8 64h104v18H8z',
  lines:
    'M22 84H12a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4h68c6 0 10 4 12 10l1 6H80v6h14c3 0 5 1 6 4l6 14c4 0 6 2 6 6v14h-6M46 84h36M46 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM37 86a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM106 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM97 86a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8 64h40M66 64h40M48 84V36h18v48M52 62h3M16 36h24v16H16zM80 46v18M26 24v-6h16v6',
};

export const boatIllustration: IllustrationPaths = {
  spot: 'M8 62h104l-14 26H26c-6 0-10-4-12-10z',
  lines:
    'M8 62h104l-12 22c-2 3-5 4-8 4H26c-6 0-10-4-12-10zM12 74h92M46 62l10-20h22l10 20M56 42h-8M67 42v20M78 42l-6-14M72 28h-8M10 62v-8H4v18h7M8 104c6-5 12-5 17 0s12 5 17 0 12-5 18 0 12 5 17 0 12-5 18 0 12 5 17 0',
};

export const offRoadIllustration: IllustrationPaths = {
  spot: 'M30 56c8-8 20-6 30 4l2 4v14H42V68z',
  lines:
    'M46 86a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM35 86a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM110 86a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM99 86a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM8 70c2-10 10-14 22-14l12 12v10M112 70c-2-10-10-16-22-16H76l-14 10v14M30 56c8-8 20-6 30 4l2 4M46 86h28M42 78h20M76 54l-8-18M58 36h12l4-4M94 54l2-8h14M24 56l-2-8H8',
};

export const snowmobileIllustration: IllustrationPaths = {
  spot: 'M24 66h34l12-14 26 10c6 4 10 10 12 18H36z',
  lines:
    'M22 82h44a11 11 0 0 1 0 22H28a14 12 0 0 1-6-22zM32 93h1M48 93h1M64 93h1M16 82c-2-6 0-12 6-14h34l13-15 25 8c8 3 14 10 15 19H72M86 58L70 30l-6 4 6 19M66 50l-6-10H48M66 68h22M90 80l8 20M78 104h26c5 0 8-3 8-8',
};

export const collectorAutoIllustration: IllustrationPaths = {
  spot: 'M18 66h84c4 0 6 2 6 6v12H18z',
  lines:
    'M8 84a20 18 0 0 1 40 0M74 84a20 18 0 0 1 40 0M48 88h26M40 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM32 86a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM106 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM98 86a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14 70c0-14 8-24 22-26 4-12 12-18 22-18s14 8 16 20h24c4 0 6 2 6 6v14M44 46c3-8 8-12 14-12 5 0 7 4 8 12zM54 34v54M74 46v42M58 56h5M81 53v8M87 53v8M93 53v8M116 57a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM4 84h4M114 84h3',
};

export const autoIllustration: IllustrationPaths = {
  spot: 'M8 62h104v20H8z',
  lines:
    'M18 84h-6a4 4 0 0 1-4-4V68c0-4 2-6 6-7l16-3 14-16c2-3 5-4 8-4h26c4 0 7 2 9 5l8 15 12 4c3 1 5 4 5 7v11a4 4 0 0 1-4 4h-2M42 84h40M42 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM34 86a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM106 86a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM98 86a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM30 58h65M64 38v46M68 68h6M8 70h6',
};

export const golfCartIllustration: IllustrationPaths = {
  spot: 'M20 18h72v8H20z',
  lines:
    'M20 18h72v8H20zM28 26l-6 42M84 26l10 34M16 88h-4a4 4 0 0 1-4-4V70h38v-6h20l6 20h8M40 88h34M26 70V48h10l6 16M70 42l12 18h14c8 0 14 8 14 18v10h-6M70 42h-8M40 90a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM32 90a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM104 90a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM96 90a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
};

export const floodIllustration: IllustrationPaths = {
  spot: 'M8 80c6-6 12-6 17 0s12 6 17 0 12-6 18 0 12 6 17 0 12-6 18 0 12 6 17 0v24H8z',
  lines:
    'M20 50l40-34 40 34M32 42v36M88 42v36M44 54h12v14H44zM64 54h12v14H64zM8 80c6-6 12-6 17 0s12 6 17 0 12-6 18 0 12 6 17 0 12-6 18 0 12 6 17 0M8 92c6-6 12-6 17 0s12 6 17 0 12-6 18 0 12 6 17 0 12-6 18 0 12 6 17 0M8 104c6-6 12-6 17 0s12 6 17 0 12-6 18 0 12 6 17 0 12-6 18 0 12 6 17 0',
};

/** The four widths at which every screen is reviewed (docs/design.md#widths). */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide 1600', styles: { width: '1600px', height: '1000px' }, type: 'desktop' },
} as const;

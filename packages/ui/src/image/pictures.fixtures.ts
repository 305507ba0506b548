/** A picture for stories that needs no server: two fields and a disc. */
export const picture = (hue: number, width = 1200, height = 800): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800"><path fill="hsl(${hue} 40% 80%)" d="M0 0h1200v800H0z"/><path fill="hsl(${hue} 35% 45%)" d="M0 560l300-160 260 120 280-220 360 260v240H0z"/><circle fill="hsl(${hue} 70% 94%)" cx="860" cy="190" r="90"/></svg>`,
  )}`;

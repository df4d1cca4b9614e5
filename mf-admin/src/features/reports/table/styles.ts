export const cellStyles = 'ad:px-3 ad:py-2 ad:first:pl-5 ad:last:pr-5 ad:md:first:pl-6 ad:md:last:pr-6';

/** Stays in sight while the figures beside it are scrolled. */
export const firstColumnStyles =
  'ad:sticky ad:left-0 ad:z-10 ad:max-w-40 ad:min-w-32 ad:text-left ad:sm:max-w-64 ad:md:max-w-80 ad:print:static';

/** Opaque, as rows pass below. */
export const edgeStyles = 'ad:sticky ad:z-20 ad:bg-card ad:text-sm';

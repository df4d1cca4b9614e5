export const rowStyles =
  'ad:relative ad:grid ad:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] ad:gap-x-3 ad:gap-y-2 ad:px-5 ad:py-3.5 ad:break-inside-avoid ad:md:px-6 ad:tabular:table-row';

export const cellStyles =
  'ad:block ad:min-w-0 ad:tabular:table-cell ad:not-print:tabular:px-3 ad:print:px-2 ad:tabular:py-2 ad:tabular:first:pl-5 ad:tabular:last:pr-5 ad:tabular:md:first:pl-6 ad:tabular:md:last:pr-6';

/** Spans the card above its figures. */
export const nameStyles = 'ad:col-span-full ad:text-left ad:tabular:max-w-80 ad:tabular:min-w-36';

/** Headings and totals stick while the rows scroll below them, so they need an opaque background. */
export const edgeStyles = 'ad:tabular:bg-card ad:not-print:tabular:sticky ad:not-print:tabular:z-20';

export const rowStyles =
  'ad:flex ad:flex-col ad:gap-1 ad:px-5 ad:py-3.5 ad:break-inside-avoid ad:md:px-6 ad:tabular:table-row';

export const cellStyles =
  'ad:block ad:min-w-0 ad:tabular:table-cell ad:not-print:tabular:px-3 ad:print:px-1 ad:tabular:py-2 ad:tabular:align-middle ad:tabular:last:pr-5 ad:tabular:md:last:pr-6';

export const figureStyles =
  'ad:flex ad:items-center ad:justify-between ad:gap-4 ad:text-right ad:tabular:table-cell ad:tabular:whitespace-nowrap';

/** Names stay visible while the jobs scroll behind them, so they need an opaque background. */
export const nameStyles =
  'ad:text-left ad:tabular:max-w-56 ad:tabular:min-w-40 ad:tabular:pl-5 ad:tabular:md:pl-6 ad:print:min-w-0 ad:not-print:tabular:sticky ad:not-print:tabular:left-0 ad:not-print:tabular:z-10';

export const headStyles =
  'ad:border-b ad:border-border ad:bg-card ad:text-xs ad:font-medium ad:text-muted-foreground ad:tabular:py-1 ad:not-print:tabular:sticky ad:not-print:tabular:top-0 ad:not-print:tabular:z-20';

/** The heading of the names stays visible in both directions. */
export const cornerStyles = 'ad:tabular:pl-5 ad:tabular:md:pl-6 ad:not-print:tabular:left-0 ad:not-print:tabular:z-30';

export const linkStyles =
  'ad:cursor-pointer ad:rounded-sm ad:py-1 ad:hover:text-primary ad:pointer-coarse:min-h-11 ad:underline ad:decoration-input/60 ad:decoration-dotted ad:underline-offset-4 ad:hover:decoration-solid ad:print:no-underline';

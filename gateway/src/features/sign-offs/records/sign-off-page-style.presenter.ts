/** Fits one sheet of paper, even for a period of 31 days, and is readable on a phone. */
export const signOffPageStyle = `
  @page { margin: 12mm; }
  body { max-width: 45rem; margin: 1.5rem auto; padding: 0 1rem; color: #111; background: #fff;
         font: 0.875rem/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  p { margin: 0 0 1rem; }
  table { width: 100%; margin-bottom: 1rem; border-collapse: collapse; }
  th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top;
           overflow-wrap: anywhere; }
  th { font-weight: 600; }
  .hours td, .hours th + th { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
  .hours td { white-space: nowrap; }
  tfoot th, tfoot td { border-top: 2px solid #111; border-bottom: 0; font-weight: 600; }
  .facts th { width: 35%; }
  .stale { padding: 0.5rem; border: 2px solid #111; font-weight: 600; }
  @media (max-width: 30rem) { th, td { padding: 0.2rem; font-size: 0.8125rem; } }
  @media print {
    body { max-width: none; margin: 0; padding: 0; font-size: 9pt; line-height: 1.25; }
    th, td { padding: 0.05rem 0.5rem; font-size: inherit; }
    p, table { margin-bottom: 0.5rem; }
  }
`;

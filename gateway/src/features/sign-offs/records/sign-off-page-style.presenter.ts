/** Fits one sheet of paper, even for a period of 31 days, and is readable on a phone. */
export const signOffPageStyle = `
  @page { margin: 10mm; }
  body { max-width: 45rem; margin: 1.5rem auto; padding: 0 1rem; color: #111; background: #fff;
         font: 0.875rem/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  p { margin: 0 0 1rem; }
  table { width: 100%; margin-bottom: 1rem; border-collapse: collapse; }
  th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top;
           overflow-wrap: anywhere; }
  th { font-weight: 600; }
  .hours td, .hours th + th { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
  .hours td, .hours tbody th { white-space: nowrap; }
  tfoot th, tfoot td { border-top: 2px solid #111; border-bottom: 0; font-weight: 600; }
  .hours th + .note, .hours .note { text-align: left; white-space: normal; }
  .answers th { width: 90%; font-weight: inherit; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0 0 1rem; }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .stale { padding: 0.5rem; border: 2px solid #111; font-weight: 600; }
  @media (max-width: 30rem) {
    th, td { padding: 0.2rem; font-size: 0.8125rem; }
    .hours tr { display: grid; grid-template-columns: 5.5rem 4.5rem repeat(3, minmax(0, 1fr));
                border-bottom: 1px solid #ccc; }
    .hours thead th { font-size: 0.75rem; }
    .hours th, .hours td { border: 0; }
    .hours .note { grid-column: 1 / -1; padding-top: 0; }
    .hours thead .note, .hours .note:empty { display: none; }
    .hours tfoot tr { border-top: 1px solid #111; border-bottom: 0; }
    dl { grid-template-columns: 1fr; }
  }
  @media print {
    body { max-width: none; margin: 0; padding: 0; font-size: 8pt; line-height: 1.2; }
    th, td { padding: 0.05rem 0.5rem; font-size: inherit; }
    .hours .note { font-size: 7.5pt; }
    .stale { padding: 0.2rem; }
    p, table, dl { margin-bottom: 0.3rem; }
    dl { grid-template-columns: max-content 1fr; }
  }
`;

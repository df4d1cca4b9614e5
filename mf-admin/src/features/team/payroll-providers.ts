/** Payroll providers with ids of their own for people, by name. */
export const providerNames = {
  ADP: 'ADP',
  DATEV_LODAS: 'DATEV',
  GUSTO: 'Gusto',
  PAYCHEX: 'Paychex',
  QUICKBOOKS: 'QuickBooks',
  XERO: 'Xero',
} as const;

export type Provider = keyof typeof providerNames;
export const providers = Object.keys(providerNames) as Provider[];

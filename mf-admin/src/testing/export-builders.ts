import type { EarningCodeRow_EarningCodeFragment, ExportTemplates_LayoutFragment } from '../gql/graphql.js';

/** The default code of regular time. Pass only what a test depends on. */
export function anEarningCode(overrides: Partial<EarningCodeRow_EarningCodeFragment> = {}) {
  const code: EarningCodeRow_EarningCodeFragment = {
    kind: 'REGULAR',
    category: null,
    policy: null,
    job: null,
    code: 'REG',
    isDefault: true,
    ...overrides,
  };
  return { __typename: 'EarningCode' as const, ...code };
}

export function anExportLayout(overrides: Partial<ExportTemplates_LayoutFragment> = {}) {
  const layout: ExportTemplates_LayoutFragment = {
    columns: [{ header: 'File #', field: 'EMPLOYEE_NUMBER', value: null }],
    rows: 'SUMS',
    hasHeader: true,
    preamble: '',
    separator: 'COMMA',
    decimalMark: 'POINT',
    dateFormat: 'MM_DD_YYYY',
    quoting: 'AS_NEEDED',
    lineEnd: 'CRLF',
    encoding: 'UTF_8',
    extension: 'CSV',
    ...overrides,
  };
  return { __typename: 'ExportLayout' as const, ...layout };
}

export function anExportPreset() {
  return {
    __typename: 'ExportPreset' as const,
    key: 'ADP' as const,
    name: 'ADP Workforce Now',
    note: 'Enter your company code.',
    source: 'https://apps.adp.com/paydata',
    isVerified: false,
    layout: anExportLayout(),
    exemptPeople: 'TIME_OFF_ONLY' as const,
  };
}

export function anExportPreview(text = 'File #\r\n1001\r\n') {
  const dates = { startDate: '2026-11-01', endDate: '2026-11-07' };
  return {
    __typename: 'ExportPreview' as const,
    ...dates,
    isDraft: false,
    isSample: false,
    text,
    problemCount: 0,
    problems: [],
  };
}

export const aTemplateId = { __typename: 'ExportProfile' as const, id: 'template-1' };

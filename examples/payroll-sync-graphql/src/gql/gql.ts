/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment TimesheetFields on Timesheet {\n    id\n    user {\n      id\n      firstName\n      lastName\n    }\n    job {\n      id\n      name\n    }\n    clockInAt\n    clockOutAt\n    durationMinutes\n    notes\n    imageUrls\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    flags\n    status\n    approvedAt\n    approvedBy {\n      id\n      firstName\n      lastName\n    }\n    version\n    location {\n      lat\n      lng\n    }\n  }\n": typeof types.TimesheetFieldsFragmentDoc,
    "\n  fragment ChangeFields on TimesheetChange {\n    kind\n    at\n    timesheetId\n    timesheet {\n      ...TimesheetFields\n    }\n  }\n": typeof types.ChangeFieldsFragmentDoc,
    "\n  query PayrollSync_Changes($first: Int!, $after: String) {\n    viewer {\n      timesheetChanges(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ChangeFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.PayrollSync_ChangesDocument,
    "\n  subscription PayrollSync_Changed {\n    timesheetChanged {\n      cursor\n      previousCursor\n      node {\n        ...ChangeFields\n      }\n    }\n  }\n": typeof types.PayrollSync_ChangedDocument,
    "\n  query PayrollSync_Timesheets($first: Int!, $after: String) {\n    viewer {\n      timesheets(first: $first, after: $after) {\n        nodes {\n          ...TimesheetFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.PayrollSync_TimesheetsDocument,
    "\n  query PayrollSync_Payroll($startDate: Date!, $endDate: Date!, $version: Int, $first: Int!, $after: String) {\n    viewer {\n      payrollExport(startDate: $startDate, endDate: $endDate, version: $version, first: $first, after: $after) {\n        nodes {\n          user {\n            id\n            firstName\n            lastName\n          }\n          regularMinutes\n          overtimeMinutes\n          doubleTimeMinutes\n          ptoMinutes\n          unpaidBreakMinutes\n          exceptions {\n            code\n            date\n            message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.PayrollSync_PayrollDocument,
    "\n  query PayrollSync_Versions($first: Int!, $after: String) {\n    viewer {\n      payrollVersions(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            startDate\n            endDate\n            version\n            reason\n            closedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.PayrollSync_VersionsDocument,
    "\n  query PayrollSync_Adjustments($first: Int!, $after: String) {\n    viewer {\n      payrollAdjustments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            period {\n              startDate\n              endDate\n            }\n            version\n            previousVersion\n            carriedTo\n            user {\n              id\n              firstName\n              lastName\n            }\n            lines {\n              date\n              kind\n              minutes\n            }\n            at\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.PayrollSync_AdjustmentsDocument,
};
const documents: Documents = {
    "\n  fragment TimesheetFields on Timesheet {\n    id\n    user {\n      id\n      firstName\n      lastName\n    }\n    job {\n      id\n      name\n    }\n    clockInAt\n    clockOutAt\n    durationMinutes\n    notes\n    imageUrls\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    flags\n    status\n    approvedAt\n    approvedBy {\n      id\n      firstName\n      lastName\n    }\n    version\n    location {\n      lat\n      lng\n    }\n  }\n": types.TimesheetFieldsFragmentDoc,
    "\n  fragment ChangeFields on TimesheetChange {\n    kind\n    at\n    timesheetId\n    timesheet {\n      ...TimesheetFields\n    }\n  }\n": types.ChangeFieldsFragmentDoc,
    "\n  query PayrollSync_Changes($first: Int!, $after: String) {\n    viewer {\n      timesheetChanges(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ChangeFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.PayrollSync_ChangesDocument,
    "\n  subscription PayrollSync_Changed {\n    timesheetChanged {\n      cursor\n      previousCursor\n      node {\n        ...ChangeFields\n      }\n    }\n  }\n": types.PayrollSync_ChangedDocument,
    "\n  query PayrollSync_Timesheets($first: Int!, $after: String) {\n    viewer {\n      timesheets(first: $first, after: $after) {\n        nodes {\n          ...TimesheetFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.PayrollSync_TimesheetsDocument,
    "\n  query PayrollSync_Payroll($startDate: Date!, $endDate: Date!, $version: Int, $first: Int!, $after: String) {\n    viewer {\n      payrollExport(startDate: $startDate, endDate: $endDate, version: $version, first: $first, after: $after) {\n        nodes {\n          user {\n            id\n            firstName\n            lastName\n          }\n          regularMinutes\n          overtimeMinutes\n          doubleTimeMinutes\n          ptoMinutes\n          unpaidBreakMinutes\n          exceptions {\n            code\n            date\n            message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.PayrollSync_PayrollDocument,
    "\n  query PayrollSync_Versions($first: Int!, $after: String) {\n    viewer {\n      payrollVersions(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            startDate\n            endDate\n            version\n            reason\n            closedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.PayrollSync_VersionsDocument,
    "\n  query PayrollSync_Adjustments($first: Int!, $after: String) {\n    viewer {\n      payrollAdjustments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            period {\n              startDate\n              endDate\n            }\n            version\n            previousVersion\n            carriedTo\n            user {\n              id\n              firstName\n              lastName\n            }\n            lines {\n              date\n              kind\n              minutes\n            }\n            at\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.PayrollSync_AdjustmentsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimesheetFields on Timesheet {\n    id\n    user {\n      id\n      firstName\n      lastName\n    }\n    job {\n      id\n      name\n    }\n    clockInAt\n    clockOutAt\n    durationMinutes\n    notes\n    imageUrls\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    flags\n    status\n    approvedAt\n    approvedBy {\n      id\n      firstName\n      lastName\n    }\n    version\n    location {\n      lat\n      lng\n    }\n  }\n"): (typeof documents)["\n  fragment TimesheetFields on Timesheet {\n    id\n    user {\n      id\n      firstName\n      lastName\n    }\n    job {\n      id\n      name\n    }\n    clockInAt\n    clockOutAt\n    durationMinutes\n    notes\n    imageUrls\n    breaks {\n      id\n      type\n      startAt\n      endAt\n    }\n    flags\n    status\n    approvedAt\n    approvedBy {\n      id\n      firstName\n      lastName\n    }\n    version\n    location {\n      lat\n      lng\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeFields on TimesheetChange {\n    kind\n    at\n    timesheetId\n    timesheet {\n      ...TimesheetFields\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeFields on TimesheetChange {\n    kind\n    at\n    timesheetId\n    timesheet {\n      ...TimesheetFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollSync_Changes($first: Int!, $after: String) {\n    viewer {\n      timesheetChanges(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ChangeFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollSync_Changes($first: Int!, $after: String) {\n    viewer {\n      timesheetChanges(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ChangeFields\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PayrollSync_Changed {\n    timesheetChanged {\n      cursor\n      previousCursor\n      node {\n        ...ChangeFields\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PayrollSync_Changed {\n    timesheetChanged {\n      cursor\n      previousCursor\n      node {\n        ...ChangeFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollSync_Timesheets($first: Int!, $after: String) {\n    viewer {\n      timesheets(first: $first, after: $after) {\n        nodes {\n          ...TimesheetFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollSync_Timesheets($first: Int!, $after: String) {\n    viewer {\n      timesheets(first: $first, after: $after) {\n        nodes {\n          ...TimesheetFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollSync_Payroll($startDate: Date!, $endDate: Date!, $version: Int, $first: Int!, $after: String) {\n    viewer {\n      payrollExport(startDate: $startDate, endDate: $endDate, version: $version, first: $first, after: $after) {\n        nodes {\n          user {\n            id\n            firstName\n            lastName\n          }\n          regularMinutes\n          overtimeMinutes\n          doubleTimeMinutes\n          ptoMinutes\n          unpaidBreakMinutes\n          exceptions {\n            code\n            date\n            message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollSync_Payroll($startDate: Date!, $endDate: Date!, $version: Int, $first: Int!, $after: String) {\n    viewer {\n      payrollExport(startDate: $startDate, endDate: $endDate, version: $version, first: $first, after: $after) {\n        nodes {\n          user {\n            id\n            firstName\n            lastName\n          }\n          regularMinutes\n          overtimeMinutes\n          doubleTimeMinutes\n          ptoMinutes\n          unpaidBreakMinutes\n          exceptions {\n            code\n            date\n            message\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollSync_Versions($first: Int!, $after: String) {\n    viewer {\n      payrollVersions(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            startDate\n            endDate\n            version\n            reason\n            closedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollSync_Versions($first: Int!, $after: String) {\n    viewer {\n      payrollVersions(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            startDate\n            endDate\n            version\n            reason\n            closedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayrollSync_Adjustments($first: Int!, $after: String) {\n    viewer {\n      payrollAdjustments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            period {\n              startDate\n              endDate\n            }\n            version\n            previousVersion\n            carriedTo\n            user {\n              id\n              firstName\n              lastName\n            }\n            lines {\n              date\n              kind\n              minutes\n            }\n            at\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayrollSync_Adjustments($first: Int!, $after: String) {\n    viewer {\n      payrollAdjustments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            period {\n              startDate\n              endDate\n            }\n            version\n            previousVersion\n            carriedTo\n            user {\n              id\n              firstName\n              lastName\n            }\n            lines {\n              date\n              kind\n              minutes\n            }\n            at\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
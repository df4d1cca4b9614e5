import { installOwnPackages } from '../lib/own-packages.mjs';

/** The tests of the examples import what the examples depend on. */
export default () => installOwnPackages('examples/payroll-sync-graphql');

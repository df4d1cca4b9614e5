// By its path, because jest replaces the name of the package with this file.
const fc = require('../../../../node_modules/fast-check/lib/cjs/fast-check.js');

// `jest.config.mjs` sets it.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

module.exports = fc;

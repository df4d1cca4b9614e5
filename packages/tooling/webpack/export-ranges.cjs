/** A webpack loader that adds the ranges of the shared packages to what a module exposes. */
module.exports = function exportRanges(source) {
  const { requires } = this.getOptions();
  return `${source}\nexport const requires = ${JSON.stringify(requires)};\n`;
};

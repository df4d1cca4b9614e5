import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Writes index.html: a template with the scripts and style sheets of every entry point. @param {string} template a file */
export const htmlPage = (template) => new HtmlWebpackPlugin({ template, scriptLoading: 'defer', minify: false });

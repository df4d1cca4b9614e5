import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/** Writes index.html: a template with the scripts and style sheets of every entry point at the end of its head. */
export class HtmlPage {
  /** @param {string} template the path of an HTML file */
  constructor(template) {
    this.template = template;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(HtmlPage.name, (compilation) => {
      compilation.fileDependencies.add(this.template);
      // The names of files contain their final hashes from this stage on.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: HtmlPage.name, stage }, () => {
        const html = readFileSync(this.template, 'utf8').replace('</head>', () => `${tagsOf(compilation)}</head>`);
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function tagsOf({ entrypoints, outputOptions: { publicPath } }) {
  const folder = publicPath === 'auto' ? '' : publicPath;
  const files = new Set([...entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
  return [...files]
    .map((file) => {
      if (file.endsWith('.css')) return `<link href="${folder}${file}" rel="stylesheet">`;
      return file.endsWith('.js') ? `<script defer src="${folder}${file}"></script>` : '';
    })
    .join('');
}

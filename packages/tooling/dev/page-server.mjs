import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as requestOf } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import webpack from 'webpack';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The page reloads after each build, and shows the errors of a build that failed. */
const liveReload = `<script>
  new EventSource('/live-reload').onmessage = ({ data }) => {
    const errors = JSON.parse(data);
    if (!errors) return location.reload();
    const overlay = document.body.appendChild(document.createElement('pre'));
    overlay.style = 'position:fixed;inset:0;z-index:9999;overflow:auto;margin:0;padding:2rem;background:#000e;color:#fff';
    overlay.textContent = errors;
  };
</script>`;

/**
 * Builds with webpack whenever a file changes, and serves the page that is built, with live reload.
 *
 * @param {object} options
 * @param {import('webpack').Configuration[]} options.configs the first one builds the page
 * @param {string} options.gateway where requests for `passedOn` go, such as `http://127.0.0.1:3001`
 * @param {string[]} options.passedOn the paths that the gateway answers
 * @param {Record<string, unknown>} [options.answers] JSON by its path
 * @param {string} options.host
 * @param {number} options.port
 * @returns {Promise<{ stop: () => Promise<unknown> }>} after the first build
 */
export async function servePage({ configs, gateway, passedOn, answers = {}, host, port }) {
  const folder = configs[0]?.output?.path ?? '';
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A shell on another port that runs with REMOTES_URL may load a module from here.
    response.setHeader('access-control-allow-origin', '*');
    if (passedOn.some((prefix) => pathname.startsWith(prefix))) return passOn(request, response, gateway);
    if (pathname === '/live-reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).flushHeaders();
      pages.add(response);
      return request.on('close', () => pages.delete(response));
    }
    response.setHeader('cache-control', 'no-cache');
    if (pathname in answers)
      return response.setHeader('content-type', types['.json']).end(JSON.stringify(answers[pathname]));
    return sendFile(response, folder, path.normalize(decodeURIComponent(pathname)));
  });
  server.on('upgrade', (request, socket, head) => passOnSocket(request, socket, head, gateway));

  const watching = await watch(configs, (errors) => {
    for (const page of pages) page.write(`data: ${JSON.stringify(errors)}\n\n`);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    return new Promise((resolve) => watching.close(resolve));
  };
  return { stop };
}

/**
 * @param {import('webpack').Configuration[]} configs
 * @param {(errors: string) => void} onBuild gets the errors, or an empty text
 * @returns {Promise<{ close: (callback: (error?: unknown) => void) => void }>} after the first build
 */
function watch(configs, onBuild) {
  return new Promise((resolve, reject) => {
    const watching = webpack(configs).watch({}, (error, stats) => {
      if (error) return reject(error);
      const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
      if (errors) console.error(errors);
      onBuild(errors);
      if (watching) resolve(watching);
    });
  });
}

/**
 * Sends the page for every address that is not a file, because its addresses are those of screens.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string} name
 */
function sendFile(response, folder, name) {
  const file = path.join(folder, name);
  const isFile = existsSync(file) && statSync(file).isFile();
  if (!isFile && path.extname(name)) return response.writeHead(404).end();
  const type = Object.entries(types).find(([ending]) => name.endsWith(ending))?.[1];
  if (isFile && type !== types['.html']) {
    response.setHeader('content-type', type ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  }
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return response.writeHead(503).end('The page is not built yet.');
  return response
    .setHeader('content-type', types['.html'])
    .end(readFileSync(page, 'utf8').replace('</head>', `${liveReload}</head>`));
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} gateway
 */
function passOn(request, response, gateway) {
  const { method, headers } = request;
  const onward = requestOf(new URL(request.url ?? '/', gateway), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end('The gateway does not answer. It may be starting.');
  });
  request.pipe(onward);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 * @param {string} gateway
 */
function passOnSocket(request, socket, head, gateway) {
  const { hostname, port } = new URL(gateway);
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const onward = connect(Number(port) || 80, hostname, () => {
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}

/** The page that replaces the shell when it is not built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>TimeTrack</title></head>
<body>
<main>
<h1>TimeTrack is running, but its web pages are not built</h1>
<p>Run <code>npm run build</code> and load this page again. The API works already: see <a href="/api/docs">/api/docs</a>.</p>
</main>
</body>
</html>
`;

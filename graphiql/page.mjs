import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import './page.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const endpoint = new URL('/graphql', location.href);
const sockets = new URL(endpoint);
sockets.protocol = endpoint.protocol.replace('http', 'ws');

const welcome = `# Sign in at / in another tab, or here:
# mutation { login(input: { email: "", password: "" }) { user { firstName role } } }

query WhoAmI { viewer {
  me {
    firstName
    role
    organization {
      name
      timezoneInForce
    }
  }
} }
`;

createRoot(document.body).render(
  createElement(GraphiQL, {
    fetcher: createGraphiQLFetcher({ url: endpoint.href, subscriptionUrl: sockets.href }),
    defaultQuery: welcome,
    defaultEditorToolsVisibility: true,
  }),
);

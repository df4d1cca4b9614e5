import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readDockerfile } from './dockerfile.mjs';
import { interpolate } from './interpolation.mjs';

/**
 * The parts of a compose file that the checks read.
 *
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string, target?: string }} [build]
 * @property {Record<string, string>} [environment]
 * @property {{ path: string, required: boolean }[]} [env_file]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {{ test?: string[], disable?: boolean }} [healthcheck]
 * @property {string[]} [volumes] in the short form: `data:/data`
 * @property {string[] | Record<string, { ipv4_address?: string } | null>} [networks]
 * @property {string[]} [ports] `127.0.0.1:3000:3000`
 * @property {string[]} [command]
 * @property {string[]} [entrypoint]
 * @property {string[]} [profiles]
 * @property {string} [user]
 * @property {string} [restart]
 * @property {string} [network_mode]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string} [stop_grace_period] `30s`
 *
 * @typedef {object} ComposeFile
 * @property {Record<string, Service>} services
 * @property {Record<string, object | null>} [volumes]
 * @property {Record<string, { ipam?: { config: { subnet: string }[] } }>} [networks]
 */

/**
 * Reads a compose file as Compose does: anchors and merges resolved, variables substituted.
 *
 * @param {string} file
 * @param {import('./interpolation.mjs').Variables} variables
 * @returns {ComposeFile}
 */
export function readComposeFile(file, variables) {
  return substituteIn(parse(readFileSync(file, 'utf8'), { merge: true }), variables);
}

/**
 * @param {any} value
 * @param {import('./interpolation.mjs').Variables} variables
 * @returns {any}
 */
function substituteIn(value, variables) {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((item) => substituteIn(item, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substituteIn(item, variables)]));
}

/**
 * Finds what a schema cannot: names that lead nowhere, and files that do not exist.
 *
 * @param {ComposeFile} compose
 * @param {string} folder the folder of the compose file
 * @returns {string[]} one sentence for each problem
 */
export function findBrokenReferences(compose, folder) {
  return Object.entries(compose.services).flatMap(([name, service]) => [
    ...brokenDependencies(name, service, compose),
    ...brokenVolumes(name, service, compose, folder),
    ...networksOf(service)
      .filter((network) => network !== 'default' && !(network in (compose.networks ?? {})))
      .map((network) => `${name} joins the network ${network}, which is not declared.`),
    ...brokenBuild(name, service, folder),
    ...unknownHosts(name, service, compose),
  ]);
}

/** @param {Service} service @returns {string[]} */
function networksOf({ networks = ['default'], network_mode }) {
  if (network_mode) return [];
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

/**
 * @param {string} name
 * @param {Service} service
 * @param {ComposeFile} compose
 */
function brokenDependencies(name, { depends_on = {} }, { services }) {
  return Object.entries(depends_on).flatMap(([other, { condition }]) => {
    const awaited = services[other];
    if (!awaited) return [`${name} depends on ${other}, which is not a service.`];
    if (condition === 'service_healthy' && !hasHealthCheck(awaited))
      return [`${name} waits until ${other} is healthy, but ${other} has no health check.`];
    if (condition === 'service_completed_successfully' && awaited.restart)
      return [`${name} waits until ${other} has ended, but ${other} is restarted when it ends.`];
    return [];
  });
}

/** Images that are built here have their health check in the Dockerfile. @param {Service} service */
const hasHealthCheck = ({ build, healthcheck }) => (healthcheck ? !healthcheck.disable : build !== undefined);

/**
 * @param {string} name
 * @param {Service} service
 * @param {ComposeFile} compose
 * @param {string} folder
 */
function brokenVolumes(name, { volumes = [] }, compose, folder) {
  return volumes.flatMap((volume) => {
    const [source = ''] = volume.split(':');
    if (!/^[./~]/.test(source))
      return source in (compose.volumes ?? {}) ? [] : [`${name} mounts the volume ${source}, which is not declared.`];
    return existsSync(path.resolve(folder, source)) ? [] : [`${name} mounts ${source}, which does not exist.`];
  });
}

/**
 * @param {string} name
 * @param {Service} service
 * @param {string} folder
 */
function brokenBuild(name, { build }, folder) {
  if (!build) return [];
  const dockerfile = path.resolve(folder, build.context, build.dockerfile);
  if (!existsSync(dockerfile)) return [`${name} is built from ${build.dockerfile}, which does not exist.`];
  const stages = readDockerfile(readFileSync(dockerfile, 'utf8')).map((stage) => stage.name);
  const { target } = build;
  return target === undefined || stages.includes(target)
    ? []
    : [`${name} is built to ${target}, which is not a stage.`];
}

/**
 * The addresses in the environment of a service (`redis://redis:6379`) name services that it can reach: they share a network.
 *
 * @param {string} name
 * @param {Service} service
 * @param {ComposeFile} compose
 */
function unknownHosts(name, service, { services }) {
  const own = networksOf(service);
  return Object.entries(service.environment ?? {}).flatMap(([variable, value]) => {
    const host = URL.parse(String(value))?.hostname;
    if (!host || host.includes('.') || host === 'localhost') return [];
    const other = services[host];
    if (!other) return [`${variable} of ${name} names the host ${host}, which is not a service.`];
    const isReachable = networksOf(other).some((network) => own.includes(network));
    return isReachable ? [] : [`${variable} of ${name} names ${host}, but they share no network.`];
  });
}

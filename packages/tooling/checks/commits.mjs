const types = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'chore', 'revert'];
const conventional = new RegExp(String.raw`^(?:${types.join('|')})(?:\([\w-]+\))?!?: \S`);
const maxLength = 72;

/**
 * Subjects from which a release could not derive a version and a changelog. Merges get no line in a changelog.
 *
 * @param {readonly string[]} subjects
 */
export function findCommitViolations(subjects) {
  return subjects
    .filter((subject) => !/^Merge (?:branch|pull request|remote-tracking branch|tag|commit) /.test(subject))
    .flatMap((subject) => {
      if (!conventional.test(subject))
        return [`"${subject}" is not a conventional commit. Write ${types[0]}(scope): ….`];
      if (subject.length > maxLength) return [`"${subject}" is longer than ${maxLength} characters.`];
      return [];
    });
}

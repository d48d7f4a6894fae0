import { generateContract, generateTables } from '../lib/generated-files.mjs';

const PROGRESS = /^\s*[❯✔]/;

export const generatedFiles = {
  name: 'generated files are current',
  async run() {
    const contract = await generateContract({ isCheck: true });
    const tables = await generateTables({ isCheck: true });
    const problems = [contract, tables].filter(({ code }) => code !== 0);
    if (problems.length === 0) return [];
    return [
      ...problems.flatMap(({ output }) =>
        output
          .trim()
          .split('\n')
          .filter((line) => !PROGRESS.test(line)),
      ),
      'npm run generate mends this',
    ];
  },
};

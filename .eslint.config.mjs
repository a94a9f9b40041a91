import parser from '@typescript-eslint/parser';
import astro from 'eslint-plugin-astro';

/** Only `.astro` files: everything else is biome's (see .biome.json). */
export default [
  { ignores: ['dist/', '.astro/', 'node_modules/', '.netlify/'] },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    languageOptions: { parserOptions: { parser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'astro/no-exports-from-components': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
];

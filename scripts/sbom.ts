/** `npm run sbom`: what a server is installed with, as CycloneDX 1.5 on standard output. */
import { readFileSync } from 'node:fs';
import { softwareBill } from './supply/software-bill';

const lock = JSON.parse(readFileSync(`${import.meta.dirname}/../package-lock.json`, 'utf8'));
console.log(JSON.stringify(softwareBill(lock, new Date()), null, 2));

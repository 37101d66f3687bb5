/** `npm run sbom`: prints the packages of a server as CycloneDX 1.5. */
import { readFileSync } from 'node:fs';
import { softwareBill } from './supply/software-bill';

const lock = JSON.parse(readFileSync(`${import.meta.dirname}/../package-lock.json`, 'utf8'));
console.log(JSON.stringify(softwareBill(lock, new Date()), null, 2));

import { useEffect, useState } from 'react';
import type { FileSource } from './core/file.types.ts';

/** An address for a source; one made for its bytes is revoked with the component. `null` until there is one. */
export function useSourceUrl(source: FileSource): string | null {
  const blob = 'blob' in source ? source.blob : null;
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade(url);
    return () => {
      setMade(null);
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  return 'url' in source ? source.url : made;
}

/** Long enough for a slow disk's save dialog to have taken the bytes. */
const REVOKE_AFTER = 60_000;

/** Hands a source to the browser's downloads under its own name. */
export function saveFile(source: FileSource): void {
  const url = 'url' in source ? (source.downloadUrl ?? source.url) : URL.createObjectURL(source.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = source.name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
  if ('blob' in source) setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

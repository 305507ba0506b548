import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';

/** Addresses of public files by their ids. */
export const useFileUrl = () => {
  const { api } = useRouter().options.context.config;
  return (id: string) => fileUrl(api, id);
};

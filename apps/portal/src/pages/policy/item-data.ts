import type { Faq } from '@zonekit/api-client/faq/contract';
import type { DeclarationDetail, PolicyDetail } from '@zonekit/api-client/policy/contract';
import type { PublicationDetail } from '@zonekit/api-client/policy/publication/contract';
import type { IllustrationDetail } from '@zonekit/api-client/policy/reading/contract';
import { describes, type ItemData, organization } from '../../platform/item-data.ts';

const article = (item: PublicationDetail | IllustrationDetail) => ({
  '@type': 'Article',
  headline: item.title,
  description: item.summary,
  inLanguage: item.lang,
  datePublished: item.published_on,
  author: organization(item.issuer),
});

export const policyItems: ItemData = {
  '/policy/policyDocument/$id': describes<{ policy: PolicyDetail }>(({ policy }) => ({
    '@type': 'Legislation',
    name: policy.title,
    description: policy.summary,
    inLanguage: policy.lang,
    legislationIdentifier: policy.number,
    legislationDate: policy.published_on,
    legislationDateVersion: policy.effective_on,
    legislationLegalForce: `https://schema.org/${policy.validity === 'expired' ? 'NotInForce' : 'InForce'}`,
    legislationPassedBy: organization(policy.issuer),
  })),
  '/policy/policyDeclaration/$id': describes<{ call: DeclarationDetail }>(({ call }) => ({
    '@type': 'GovernmentService',
    name: call.title,
    description: call.support,
    identifier: call.number,
    provider: organization(call.issuer),
    audience: { '@type': 'BusinessAudience' },
    hoursAvailable: { '@type': 'OpeningHoursSpecification', validFrom: call.opens_at, validThrough: call.closes_at },
  })),
  '/policy/policyIllustration/$id': describes<IllustrationDetail>((item, { fileUrl }) => ({
    ...article(item),
    ...(item.cover && { image: fileUrl(item.cover.file_id) }),
  })),
  '/policy/policyBrowse/$id': describes<{ item: PublicationDetail }>(({ item }) => ({
    ...article(item),
    '@type': 'NewsArticle',
  })),
  '/policy/resultsPublicityDetails/{-$id}': describes<{ list: PublicationDetail } | null>(
    (data) => data && article(data.list),
  ),
  '/policy/policyCommon/$id': describes<Faq>((faq) => ({
    '@type': 'FAQPage',
    inLanguage: faq.lang,
    mainEntity: [
      {
        '@type': 'Question',
        name: faq.title,
        acceptedAnswer: { '@type': 'Answer', text: faq.answer, author: organization(faq.office) },
      },
    ],
  })),
};

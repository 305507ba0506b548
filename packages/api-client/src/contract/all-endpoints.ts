import { accountEndpoints } from '../account/account.contract.ts';
import { addressEndpoints } from '../account/address.contract.ts';
import { enterpriseEndpoints } from '../account/enterprise.contract.ts';
import { authEndpoints } from '../auth/auth.contract.ts';
import { baseEndpoints } from '../base/base.contract.ts';
import { recommendationEndpoints } from '../business/recommendation.contract.ts';
import { serviceEndpoints } from '../business/service.contract.ts';
import { contentEndpoints } from '../content/content.contract.ts';
import { eventEndpoints } from '../event/event.contract.ts';
import { experimentEndpoints } from '../experiment/experiment.contract.ts';
import { facilityEndpoints } from '../experiment/facility.contract.ts';
import { instrumentEndpoints } from '../experiment/instrument.contract.ts';
import { laboratoryEndpoints } from '../experiment/laboratory.contract.ts';
import { outcomeEndpoints } from '../experiment/outcome.contract.ts';
import { projectEndpoints } from '../experiment/project.contract.ts';
import { reservationEndpoints } from '../experiment/reservation.contract.ts';
import { expertEndpoints } from '../expert/expert.contract.ts';
import { faqEndpoints } from '../faq/faq.contract.ts';
import { feedEndpoints } from '../feed/feed.contract.ts';
import { fileEndpoints, uploadEndpoints } from '../file/file.contract.ts';
import { financeApplicationEndpoints } from '../finance/application.contract.ts';
import { fundEndpoints } from '../finance/fund.contract.ts';
import { financeInquiryEndpoints } from '../finance/inquiry.contract.ts';
import { institutionEndpoints } from '../finance/institution.contract.ts';
import { investorEndpoints } from '../finance/investor.contract.ts';
import { loanMatchingEndpoints } from '../finance/matching.contract.ts';
import { debtProductEndpoints } from '../finance/product.contract.ts';
import { gptEndpoints } from '../gpt/gpt.contract.ts';
import { messageEndpoints } from '../material/message.contract.ts';
import { productEndpoints } from '../material/product.contract.ts';
import { orderEndpoints } from '../order/order.contract.ts';
import { voucherEndpoints } from '../order/voucher.contract.ts';
import { overviewEndpoints } from '../overview/overview.contract.ts';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { qrcodeEndpoints } from '../qrcode/qrcode.contract.ts';
import { regionEndpoints } from '../region/region.contract.ts';
import { invoiceEndpoints } from '../registration/invoice.contract.ts';
import { registrationEndpoints } from '../registration/registration.contract.ts';
import { taxRebateEndpoints } from '../registration/tax-rebate.contract.ts';
import { roadshowEndpoints } from '../roadshow/roadshow.contract.ts';
import { searchEndpoints } from '../search/search.contract.ts';
import { shopEndpoints } from '../shop/shop.contract.ts';
import { incubatorEndpoints } from '../space/incubator.contract.ts';
import { needEndpoints } from '../space/need.contract.ts';
import { planEndpoints } from '../space/plan.contract.ts';
import { reportEndpoints } from '../space/report.contract.ts';
import { settlementEndpoints } from '../space/settlement.contract.ts';
import { spaceEndpoints } from '../space/space.contract.ts';
import { unitListEndpoints } from '../space/unit-lists.contract.ts';
import { supplyCompanyEndpoints } from '../supply/company.contract.ts';
import { demandEndpoints } from '../supply/demand.contract.ts';
import { supplyProductEndpoints } from '../supply/product.contract.ts';
import { responseEndpoints } from '../supply/response.contract.ts';

/** Written out: what a compiler would write for declarations is too long. */
type AllEndpoints = typeof accountEndpoints &
  typeof addressEndpoints &
  typeof authEndpoints &
  typeof baseEndpoints &
  typeof enterpriseEndpoints &
  typeof feedEndpoints &
  typeof fileEndpoints &
  typeof overviewEndpoints &
  typeof policyEndpoints &
  typeof qrcodeEndpoints &
  typeof regionEndpoints &
  typeof roadshowEndpoints &
  typeof uploadEndpoints &
  typeof faqEndpoints &
  typeof gptEndpoints &
  typeof contentEndpoints &
  typeof supplyCompanyEndpoints &
  typeof supplyProductEndpoints &
  typeof demandEndpoints &
  typeof responseEndpoints &
  typeof eventEndpoints &
  typeof expertEndpoints &
  typeof searchEndpoints &
  typeof spaceEndpoints &
  typeof incubatorEndpoints &
  typeof planEndpoints &
  typeof unitListEndpoints &
  typeof needEndpoints &
  typeof reportEndpoints &
  typeof settlementEndpoints &
  typeof orderEndpoints &
  typeof experimentEndpoints &
  typeof instrumentEndpoints &
  typeof facilityEndpoints &
  typeof laboratoryEndpoints &
  typeof outcomeEndpoints &
  typeof projectEndpoints &
  typeof reservationEndpoints &
  typeof shopEndpoints &
  typeof serviceEndpoints &
  typeof recommendationEndpoints &
  typeof investorEndpoints &
  typeof fundEndpoints &
  typeof financeApplicationEndpoints &
  typeof financeInquiryEndpoints &
  typeof taxRebateEndpoints &
  typeof invoiceEndpoints &
  typeof productEndpoints &
  typeof messageEndpoints &
  typeof voucherEndpoints &
  typeof institutionEndpoints &
  typeof debtProductEndpoints &
  typeof loanMatchingEndpoints &
  typeof registrationEndpoints;

/** Every endpoint of the contract by name, for handlers, the gateway and tests. Not for browsers: it loads all schemas. */
export const allEndpoints: AllEndpoints = {
  ...accountEndpoints,
  ...addressEndpoints,
  ...authEndpoints,
  ...baseEndpoints,
  ...enterpriseEndpoints,
  ...feedEndpoints,
  ...fileEndpoints,
  ...overviewEndpoints,
  ...policyEndpoints,
  ...qrcodeEndpoints,
  ...regionEndpoints,
  ...roadshowEndpoints,
  ...uploadEndpoints,
  ...faqEndpoints,
  ...gptEndpoints,
  ...contentEndpoints,
  ...supplyCompanyEndpoints,
  ...supplyProductEndpoints,
  ...demandEndpoints,
  ...responseEndpoints,
  ...eventEndpoints,
  ...expertEndpoints,
  ...searchEndpoints,
  ...spaceEndpoints,
  ...incubatorEndpoints,
  ...planEndpoints,
  ...needEndpoints,
  ...reportEndpoints,
  ...settlementEndpoints,
  ...orderEndpoints,
  ...experimentEndpoints,
  ...instrumentEndpoints,
  ...facilityEndpoints,
  ...laboratoryEndpoints,
  ...outcomeEndpoints,
  ...projectEndpoints,
  ...reservationEndpoints,
  ...shopEndpoints,
  ...serviceEndpoints,
  ...recommendationEndpoints,
  ...investorEndpoints,
  ...fundEndpoints,
  ...financeApplicationEndpoints,
  ...financeInquiryEndpoints,
  ...taxRebateEndpoints,
  ...invoiceEndpoints,
  ...productEndpoints,
  ...messageEndpoints,
  ...voucherEndpoints,
  ...institutionEndpoints,
  ...debtProductEndpoints,
  ...loanMatchingEndpoints,
  ...registrationEndpoints,
  // Last, since its path has a parameter where others have their names.
  ...unitListEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;
